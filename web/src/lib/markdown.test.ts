import { expect, test } from "vitest";
import { toHtml } from "./markdown";

test("headings, paragraphs and rule numbers", () => {
  expect(toHtml("# Rules\n\n**MF-1.2** Take *one* card.")).toBe(
    '<h1>Rules</h1>\n<p><strong><span class="number" id="MF-1.2">MF-1.2</span></strong> Take <em>one</em> card.</p>',
  );
});

test("lists and tables", () => {
  expect(toHtml("- one\n- two\n  more")).toBe("<ul><li>one</li><li>two more</li></ul>");
  expect(toHtml("| a | b |\n|---|---|\n| 1 | 2 |")).toContain("<tbody><tr><td>1</td><td>2</td></tr></tbody>");
});

test("text is never markup", () => {
  expect(toHtml("<script>1 & 2</script>")).toBe("<p>&#60;script&#62;1 &#38; 2&#60;/script&#62;</p>");
});
