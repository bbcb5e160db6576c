// The Markdown that the rules pages use: headings, paragraphs, lists, tables, emphasis, code. Text is escaped first.

const escape = (text: string) => text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);

const RULE = /\b[A-Z]{2}-\d+(?:\.\d+)*\b/;
/** Marks of house values and rulings, in both languages. */
const HOUSE = /^(house|eigener Wert|eigene Werte|Hausregel)$/;

/** A heading, a paragraph, a list or a table. */
export interface Block {
  /** Level of a heading; `null` for other blocks. */
  readonly level: number | null;
  readonly html: string;
  /** Plain text, for the search. */
  readonly text: string;
  /** Number of the rule that begins here. */
  readonly rule: string | null;
  /** Whether it contains a house value or ruling. */
  readonly isHouse: boolean;
}

export function blocksOf(markdown: string): Block[] {
  return split(markdown).map(block);
}

/** The words to search for: the pages have typographic apostrophes, keyboards don't. */
export function wantedWords(words: string): string {
  return words.trim().replaceAll("'", "’");
}

/** The HTML with every occurrence of `words` marked. Marks never span a tag. */
export function marked(html: string, words: string): string {
  const needle = escape(wantedWords(words)).replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
  const found = new RegExp(needle, "gi");
  return needle === ""
    ? html
    : html
        .split(/(<[^>]*>)/)
        .map((piece) => (piece.startsWith("<") ? piece : piece.replace(found, "<mark>$&</mark>")))
        .join("");
}

function split(markdown: string): string[] {
  return markdown
    .replace(/\r/g, "")
    .split(/\n{2,}/)
    .flatMap(splitHeading)
    .filter((text) => text.trim() !== "");
}

function splitHeading(text: string): string[] {
  const [first = "", ...rest] = text.replace(/^\n+/, "").split("\n");
  return first.startsWith("#") && rest.length > 0 ? [first, rest.join("\n")] : [text];
}

function block(source: string): Block {
  const heading = /^(#{1,4})\s+(.*)$/.exec(source.trim());
  const html = heading ? inline(heading[2] ?? "") : body(source);
  const rule = /^\*\*([A-Z]{2}-[\d.]*\d)\*\*/.exec(source.trim())?.[1] ?? null;
  const text = source
    .replace(/[*`#|]/g, "")
    .replace(/\s+/g, " ")
    .trim();
  return { level: heading?.[1]?.length ?? null, html, text, rule, isHouse: html.includes('class="house"') };
}

function body(text: string): string {
  const lines = text.split("\n");
  if (lines.every((line) => /^\s*\|/.test(line))) {
    return table(lines);
  }
  if (/^\s*([-*]|\d+\.)\s/.test(text)) {
    return items(lines);
  }
  return `<p>${inline(lines.join(" "))}</p>`;
}

function items(lines: readonly string[]): string {
  const entries: string[] = [];
  for (const line of lines) {
    const start = /^\s*(?:[-*]|\d+\.)\s+(.*)$/.exec(line);
    if (start) {
      entries.push(start[1] ?? "");
    } else {
      entries.push(`${entries.pop() ?? ""} ${line.trim()}`);
    }
  }
  const tag = /^\s*\d/.test(lines[0] ?? "") ? "ol" : "ul";
  return `<${tag}>${entries.map((entry) => `<li>${inline(entry)}</li>`).join("")}</${tag}>`;
}

function table(lines: readonly string[]): string {
  const rows = lines
    .filter((line) => !/^[\s|:-]+$/.test(line))
    .map((line) =>
      line
        .trim()
        .replace(/^\||\|$/g, "")
        .split("|"),
    );
  const cells = (row: readonly string[], tag: string) =>
    row.map((cell) => `<${tag}>${inline(cell.trim())}</${tag}>`).join("");
  const [head = [], ...body] = rows;
  return `<div class="scroll" tabindex="0"><table><thead><tr>${cells(head, "th")}</tr></thead><tbody>${body.map((row) => `<tr>${cells(row, "td")}</tr>`).join("")}</tbody></table></div>`;
}

function inline(text: string): string {
  return escape(text)
    .replace(/`([^`]+)`/g, "<code>$1</code>")
    .replace(/\*\*([^*]+)\*\*/g, "<strong>$1</strong>")
    .replace(/\*([^*]+)\*/g, (_, words: string) => `<em${HOUSE.test(words) ? ' class="house"' : ""}>${words}</em>`)
    .replace(new RegExp(RULE, "g"), '<a class="number" href="#$&">$&</a>');
}
