/** A token of Protobuf text and its highlighting class, the same as in code blocks. Names and punctuation have none. */
interface ProtoToken {
  text: string
  type?: 'tc' | 'tk' | 'ty' | 'ts' | 'tn'
}

const pattern =
  /(?<tc>\/\/[^\n]*|\/\*[\s\S]*?\*\/)|(?<ts>"[^"\n]*")|\b(?<tk>syntax|package|import|option|message|enum|service|rpc|returns|repeated|optional|oneof|map|reserved|stream)\b|\b(?<ty>string|bytes|bool|double|float|u?int(?:32|64)|sint(?:32|64)|s?fixed(?:32|64))\b|\b(?<tn>\d+)\b/g

/** Tokenizes Protobuf text for highlighting. Joining all tokens gives the original text. */
export function tokenizeProtobuf(text: string): ProtoToken[] {
  const tokens: ProtoToken[] = []
  let end = 0
  for (const match of text.matchAll(pattern)) {
    if (match.index > end) tokens.push({ text: text.slice(end, match.index) })
    const [type] = Object.entries(match.groups ?? {}).find(([, text]) => text !== undefined) ?? []
    tokens.push({ text: match[0], type: type as ProtoToken['type'] })
    end = match.index + match[0].length
  }
  return end === text.length ? tokens : [...tokens, { text: text.slice(end) }]
}
