import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { PassThrough } from "node:stream";
import { text } from "node:stream/consumers";
import { afterAll, beforeAll, expect, test } from "vitest";
import { writeArchive } from "../platform/backup/archive.ts";
import { promptNewPassphrase, findPassphrase } from "./ask-passphrase.ts";

const passphrase = "a passphrase of some length";
/** Each attempt runs a deliberately slow key derivation. */
const patience = 60_000;
let folder = "";
let sealed = "";
let open = "";
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "umshado-passphrase-"));
  [sealed, open] = [join(folder, "sealed"), join(folder, "open")];
  await writeArchive(sealed, nothing(), { passphrase });
  await writeArchive(open, nothing(), { passphrase: undefined });
}, 60_000);
afterAll(() => rm(folder, { recursive: true, force: true }));

async function* nothing() {
  yield { name: "header.json", size: 2, body: [Buffer.from("{}")] };
}

function typing(keys: string, isTTY = true) {
  const input = Object.assign(new PassThrough(), { isTTY });
  const output = new PassThrough();
  input.end(keys);
  const shown = async () => {
    output.end();
    return text(output);
  };
  return { terminal: { input, output }, shown };
}

test("a new passphrase counts once it is long enough and was typed twice alike, and the terminal shows nothing of it", async () => {
  const { terminal, shown } = typing(`too short\r${passphrase}\ranother than that\r${passphrase}\r${passphrase}\r`);
  expect(await promptNewPassphrase(terminal)).toBe(passphrase);
  const terminalText = await shown();
  expect(terminalText).toContain("It has 9 characters: type a longer one.");
  expect(terminalText).toContain("The two passphrases differ. Please type it again.");
  expect(terminalText).not.toMatch(/too short|of some length|another than/);
});

test.each([
  ["Ctrl+C", "half of it\u0003"],
  ["Ctrl+D", "\u0004"],
])("%s ends it with one sentence", async (_key, keys) => {
  const { terminal } = typing(keys);
  await expect(promptNewPassphrase(terminal)).rejects.toThrow("No passphrase was typed. Nothing was done.");
});

test("without a terminal a sentence says what to do instead", async () => {
  const sentence = "--passphrase asks at a terminal, and there is none: set BACKUP_PASSPHRASE instead.";
  await expect(promptNewPassphrase(typing(passphrase, false).terminal)).rejects.toThrow(sentence);
  const isRequested = true;
  await expect(findPassphrase(sealed, { given: undefined, isRequested }, typing("", false).terminal)).rejects.toThrow(
    sentence,
  );
});

test(
  "an encrypted backup's passphrase is prompted for where none is given, and again where it is wrong",
  async () => {
    const { terminal, shown } = typing(`not the passphrase\r${passphrase}\r`);
    expect(await findPassphrase(sealed, { given: undefined, isRequested: false }, terminal)).toBe(passphrase);
    expect(await shown()).toContain("That is not its passphrase: type it again.");
  },
  patience,
);

test(
  "after three that don't open it there is one sentence",
  async () => {
    const { terminal } = typing("one\rtwo\rthree\rfour\r");
    await expect(findPassphrase(sealed, { given: undefined, isRequested: false }, terminal)).rejects.toThrow(
      "was not opened. Nothing was changed.",
    );
  },
  patience,
);

test.each<[string, () => string, string | undefined, { isTTY: boolean; isRequested: boolean }, string | undefined]>([
  ["a given passphrase is used", () => sealed, "given", { isTTY: true, isRequested: false }, "given"],
  ["without a terminal there is no prompt", () => sealed, undefined, { isTTY: false, isRequested: false }, undefined],
  ["a backup that is not encrypted needs none", () => open, undefined, { isTTY: true, isRequested: false }, undefined],
  ["also where a prompt is requested", () => open, "given", { isTTY: true, isRequested: true }, undefined],
])("%s", async (_what, file, given, { isTTY, isRequested }, result) => {
  const { terminal, shown } = typing("", isTTY);
  expect(await findPassphrase(file(), { given, isRequested }, terminal)).toBe(result);
  expect(await shown()).toBe("");
});
