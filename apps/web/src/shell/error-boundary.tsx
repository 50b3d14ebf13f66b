import { Component, type ReactNode } from 'react'
import { messageOf } from './message-of.ts'

interface ErrorBoundaryProps {
  readonly children: ReactNode
  /** Shown instead of the children, with the error. */
  readonly instead: (message: string) => ReactNode
  /** A new key tries again. */
  readonly resetKey?: string
}

/** Contains the errors of its children. A class, since React has no other way to catch what a component throws. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, { readonly failed: string | undefined }> {
  override state: { readonly failed: string | undefined } = { failed: undefined }

  static getDerivedStateFromError(error: unknown): { readonly failed: string } {
    return { failed: messageOf(error) }
  }

  override componentDidUpdate(before: ErrorBoundaryProps): void {
    if (this.state.failed !== undefined && before.resetKey !== this.props.resetKey) this.setState({ failed: undefined })
  }

  override render(): ReactNode {
    const { failed } = this.state
    return failed === undefined ? this.props.children : this.props.instead(failed)
  }
}
