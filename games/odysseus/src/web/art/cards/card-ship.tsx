import { Trireme } from '../trireme.tsx'

export function CardShip() {
  return <Trireme paint="teal" mark={null} damage={0} isMirrored={false} />
}
