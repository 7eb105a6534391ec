// Does printed text keep what people write, in any script, and lose what steers or misleads?
import { expect, test } from "vitest";
import {
  printableJson,
  printableText,
  visible,
  visibleLines,
  withoutCommands,
} from "../../../src/compiler/text/visible.ts";

test.each([
  ["accents and symbols", "Größe › naïve — 100 % §2.13 © “x” …"],
  ["Arabic and Hebrew", "العربية ١٢٣ עברית שָׁלוֹם"],
  ["a joiner in Persian", "می‌خواهم"],
  ["a joiner in Hindi and at the end of a word", "क्‍ष ക്‍"],
  ["Chinese, with a variant of a sign", "导航 葛\u{E0100}城"],
  ["Khmer, Thai and Lao, with blanks of no width between words", "ភាសា​ខ្មែរ ภาษา​ไทย ພາສາ​ລາວ"],
  ["Mongolian, with variants", "ᠮᠣᠩᠭᠣᠯ᠋ ᠬᠡᠯᠡ"],
  ["emoji: families, skins, keys, flags", "👩‍👩‍👧 👍🏽 1️⃣ ❤️ 🏳️‍🌈 🕵🏻‍♂️ 🇩🇪 🏴󠁧󠁢󠁥󠁮󠁧󠁿"],
  ["blanks with a width", "a\u00A0b\u3000c"],
])("%s stay as they are", (_name, text) => {
  expect(visible(text)).toBe(text);
  expect(printableJson(JSON.stringify(text))).toBe(JSON.stringify(text));
});

test.each([
  ["escape sequences", "\u001B[2J\u009B2J\u0007", "·[2J·2J·"],
  ["line breaks and tabs", "a\nb\r\nc\td\u2028e", "a·b··c·d·e"],
  ["overrides, isolates and marks of direction", "a\u202Eb\u2066c\u200Fd\u200Ee\u061Cf", "a·b·c·d·e·f"],
  [
    "what nobody sees between letters",
    "a\u200Bb\u200Cc\u200Dd\u2060e\uFEFFf\u00ADg\u3164h\uFE0Fi",
    "a·b·c·d·e·f·g·h·i",
  ],
  ["hidden text", "a\u{E0068}\u{E0069}👍\uFE0F\uFE0F", "a··👍\uFE0F·"],
  ["halves of pairs", "\uD800a\uDC00", "·a·"],
])("%s become dots", (_name, text, expected) => {
  expect(visible(text)).toBe(expected);
  expect(JSON.parse(printableJson(JSON.stringify(text)))).toBe(text);
  expect(visible(printableJson(JSON.stringify(text)))).toBe(printableJson(JSON.stringify(text)));
});

test("a character that nobody sees is replaced in a text of any script, also where it is the only one", () => {
  const hidden = /[\p{Cc}\p{Cs}\u2028\u2029\uFFF9-\uFFFB\p{Default_Ignorable_Code_Point}]/u;
  const all = Array.from({ length: 0x10ffff + 1 }, (_, code) => String.fromCodePoint(code));
  const texts = all.filter((character) => hidden.test(character)).map((character) => `a${character}`);
  expect(texts.length).toBeGreaterThan(4000);
  expect(texts.filter((text) => visible(text) !== "a·")).toEqual([]);
});

test("of a text of several lines the line breaks stay", () => {
  expect(visibleLines("a\u0007\nb\r\n")).toBe("a·\nb·\n");
});

test("no line is a command to a runner, whatever stands before it, and many empty lines cost nothing", () => {
  expect(withoutCommands("::error::x\n  ::y\n\u001B[1m::z\na ::b\n##[x]##vso[y]## [z]")).toBe(
    "·:error::x\n  ·:y\n\u001B[1m·:z\na ::b\n##·x]##vso·y]## [z]",
  );
  expect(withoutCommands("\n".repeat(200_000))).toHaveLength(200_000);
});

test("a text keeps its tabs, line ends and marks, and has no controls and no commands", () => {
  expect(printableText("a\tb\r\nc\u200f\u200b\r")).toBe("a\tb\r\nc\u200f\u200b\r");
  expect(printableText("a\rb\u001b[31m\u009b\0\u007f\n##vso[x]")).toBe("a·b·[31m···\n##vso·[x]");
});
