import { lexer, type Token, type Tokens } from 'marked'
import type { ReactNode } from 'react'

/** Markdown as elements: no markup string ever reaches the page. Supports only the syntax that the rules use. */
export function Markdown({ text }: { readonly text: string }) {
  return <div className="prose">{lexer(text).map(renderBlock)}</div>
}

function renderBlock(token: Token, index: number): ReactNode {
  const key = `${token.type}${index}`
  switch (token.type) {
    case 'heading':
      return renderHeading(token as Tokens.Heading, key)
    case 'paragraph':
      return <p key={key}>{renderInlines(token.tokens)}</p>
    case 'list':
      return renderList(token as Tokens.List, key)
    case 'table':
      return renderTable(token as Tokens.Table, key)
    case 'code':
      return <pre key={key}>{token.text}</pre>
    case 'blockquote':
      return <blockquote key={key}>{token.tokens?.map(renderBlock)}</blockquote>
    case 'text':
      return <span key={key}>{token.tokens === undefined ? token.text : renderInlines(token.tokens)}</span>
    case 'hr':
      return <hr key={key} />
    default:
      return null
  }
}

/** The page has its own title, so all headings are one level lower. */
function renderHeading({ depth, tokens }: Tokens.Heading, key: string): ReactNode {
  if (depth === 1) return null
  return depth === 2 ? <h2 key={key}>{renderInlines(tokens)}</h2> : <h3 key={key}>{renderInlines(tokens)}</h3>
}

function renderList({ ordered, items }: Tokens.List, key: string): ReactNode {
  const lines = items.map(item => <li key={item.raw}>{item.tokens.map(renderBlock)}</li>)
  return ordered ? <ol key={key}>{lines}</ol> : <ul key={key}>{lines}</ul>
}

function renderTable({ header, rows }: Tokens.Table, key: string): ReactNode {
  return (
    <table key={key}>
      <thead>
        <tr>
          {header.map(cell => (
            <th key={cell.text} scope="col">
              {renderInlines(cell.tokens)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(row => (
          <tr key={row.map(cell => cell.text).join('|')}>
            {row.map((cell, i) => (
              <td key={header[i]?.text}>{renderInlines(cell.tokens)}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function renderInlines(tokens: readonly Token[] | undefined): ReactNode {
  return tokens?.map((token, i) => renderInline(token, `${token.type}${i}`))
}

function renderInline(token: Token, key: string): ReactNode {
  switch (token.type) {
    case 'strong':
      return <strong key={key}>{renderInlines(token.tokens)}</strong>
    case 'em':
      return <em key={key}>{renderInlines(token.tokens)}</em>
    case 'codespan':
      return <code key={key}>{token.text}</code>
    case 'br':
      return <br key={key} />
    case 'link':
      return <span key={key}>{renderInlines(token.tokens)}</span>
    default:
      return 'text' in token && typeof token.text === 'string' ? token.text : null
  }
}
