import { expect, test } from "vitest";
import { blocksOf, marked } from "./markdown";

test("headings, paragraphs and rule numbers", () => {
  const [heading, rule] = blocksOf("# Rules\n\n**MF-1.2** Take *one* card, see MF-2.1.");
  expect(heading).toMatchObject({ level: 1, html: "Rules", rule: null });
  expect(rule).toMatchObject({
    level: null,
    rule: "MF-1.2",
    text: "MF-1.2 Take one card, see MF-2.1.",
    isHouse: false,
  });
  expect(rule?.html).toBe(
    '<p><strong><a class="number" href="#MF-1.2">MF-1.2</a></strong> Take <em>one</em> card, see <a class="number" href="#MF-2.1">MF-2.1</a>.</p>',
  );
});

test("lists and tables", () => {
  expect(blocksOf("- one\n- two\n  more")[0]?.html).toBe("<ul><li>one</li><li>two more</li></ul>");
  expect(blocksOf("| a | b |\n|---|---|\n| 1 | 2 |")[0]?.html).toContain(
    "<tbody><tr><td>1</td><td>2</td></tr></tbody>",
  );
});

test("house values and rulings are marked, in both languages", () => {
  for (const word of ["house", "eigener Wert", "eigene Werte", "Hausregel"]) {
    expect(blocksOf(`Six (*${word}*).`)[0]).toMatchObject({
      isHouse: true,
      html: `<p>Six (<em class="house">${word}</em>).</p>`,
    });
  }
  expect(blocksOf("Six (*printed*).")[0]?.isHouse).toBe(false);
});

test("text is never markup", () => {
  expect(blocksOf("<script>1 & 2</script>")[0]?.html).toBe("<p>&#60;script&#62;1 &#38; 2&#60;/script&#62;</p>");
});

test("search results are marked in the text, never inside a tag", () => {
  expect(marked('<a href="#MF-1">MF-1</a> a mf-1.', "mf-1")).toBe(
    '<a href="#MF-1"><mark>MF-1</mark></a> a <mark>mf-1</mark>.',
  );
  expect(marked("<p>a.b ab</p>", "a.b")).toBe("<p><mark>a.b</mark> ab</p>");
  expect(marked("<p>It isn’t</p>", "isn't ")).toBe("<p>It <mark>isn’t</mark></p>");
  expect(marked("<p>a</p>", " ")).toBe("<p>a</p>");
});
