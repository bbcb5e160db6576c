// Just as much Markdown as the rules pages use: headings, paragraphs, lists, tables, emphasis, code. Text is escaped first.

const escape = (text: string) => text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);

/** The page as HTML, with an anchor for each rule number that opens a paragraph or stands in bold. */
export function toHtml(markdown: string): string {
  return blocks(markdown).map(block).join("\n");
}

function blocks(markdown: string): string[] {
  return markdown.replace(/\r/g, "").split(/\n{2,}/).flatMap(splitHeading).filter((text) => text.trim() !== "");
}

function splitHeading(text: string): string[] {
  const [first = "", ...rest] = text.replace(/^\n+/, "").split("\n");
  return first.startsWith("#") && rest.length > 0 ? [first, rest.join("\n")] : [text];
}

function block(text: string): string {
  const heading = /^(#{1,4})\s+(.*)$/.exec(text.trim());
  if (heading) {
    const level = heading[1]?.length ?? 1;
    return `<h${level}>${inline(heading[2] ?? "")}</h${level}>`;
  }
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
  const rows = lines.filter((line) => !/^[\s|:-]+$/.test(line)).map((line) => line.trim().replace(/^\||\|$/g, "").split("|"));
  const cells = (row: readonly string[], tag: string) => row.map((cell) => `<${tag}>${inline(cell.trim())}</${tag}>`).join("");
  const [head = [], ...body] = rows;
  return `<div class="scroll" tabindex="0"><table><thead><tr>${cells(head, "th")}</tr></thead><tbody>${body.map((row) => `<tr>${cells(row, "td")}</tr>`).join("")}</tbody></table></div>`;
}

function inline(text: string): string {
  return escape(text)
    .replace(/`([^`]+)`/g, "<code>$1</code>")
    .replace(/\*\*([^*]+)\*\*/g, "<strong>$1</strong>")
    .replace(/\*([^*]+)\*/g, "<em>$1</em>")
    .replace(/\b([A-Z]{2}-\d+(?:\.\d+)*)\b/, '<span class="number" id="$1">$1</span>');
}
