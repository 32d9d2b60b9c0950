import { execFileSync, spawnSync } from "node:child_process";
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import fc from "fast-check";
import { afterAll, expect, test } from "vitest";
import { readSettings } from "./read-settings.mjs";

const umshado = join(process.cwd(), "bin", "umshado");
const folder = mkdtempSync(join(tmpdir(), "umshado-settings-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

test.each([
  ["bare", "pa(ss$five;x&y`z|<>", "pa(ss$five;x&y`z|<>"],
  ["blanks within, none around", " \t Umshado <a@b.example> \t", "Umshado <a@b.example>"],
  ["a hash is no comment", "a #b", "a #b"],
  ["single quotes", `'cost is $five "dollars" \\'`, `cost is $five "dollars" \\`],
  ["double quotes", `"it's a \\"test\\" \\$x \\n"`, `it's a "test" $x \\n`],
  ["quotes within stay", `it's "so"`, `it's "so"`],
  ["what follows a quote", `"a b" c`, "a bc"],
  ["a backslash", "a\\ b\\\\c\\ ", "a b\\c "],
  ["nothing", "", ""],
  ["an equals sign", "postgres:///u?host=/run&user=u", "postgres:///u?host=/run&user=u"],
])("%s: %s", (_what, written, value) => {
  expect(readSettings(`# a comment\n; another\n\nBEFORE=1\nNAME=${written}\nAFTER=2\n`)).toEqual({
    BEFORE: "1",
    NAME: value,
    AFTER: "2",
  });
});

test("a line without a name is no setting, the last of two counts, and a quote or a backslash continues in the next line", () => {
  expect(readSettings("nonsense\n1A=x\nA=1\nA=2\r\n B = 'x\ny'\nC=a\\\nb")).toEqual({ A: "2", B: "x\ny", C: "ab" });
});

const reader = "/usr/lib/systemd/user-environment-generators/30-systemd-environment-d-generator";

test.skipIf(!existsSync(reader))("systemd itself reads the same", () => {
  // without $: this systemd program expands variables, an EnvironmentFile= doesn't
  const lines = [
    `a(b&c;d|e<f>`,
    ` Umshado <a@b.example> `,
    `'a "b" \\'`,
    `"a \\" \\n"`,
    `a #b`,
    `it's`,
    `"a" b`,
    `a\\ b\\ `,
    "",
  ];
  const text = lines.map((line, at) => `N${at}=${line}\n`).join("");
  mkdirSync(join(folder, "environment.d"));
  writeFileSync(join(folder, "environment.d", "1.conf"), text);
  const output = execFileSync(reader, { env: { ...process.env, XDG_CONFIG_HOME: folder }, encoding: "utf8" });
  const names = lines.map((_, at) => `N${at}`);
  const script = `${output}\nprintf '%s\\0' ${names.map((name) => `"\${${name}-}"`).join(" ")}`;
  const values = execFileSync("sh", ["-c", script], { encoding: "utf8" }).split("\0");
  const read = readSettings(text);
  expect(names.map((name) => read[name])).toEqual(values.slice(0, names.length));
});

test("any text without a single quote is itself in single quotes", () => {
  fc.assert(
    fc.property(fc.string({ unit: "binary" }), (text) => {
      fc.pre(!text.includes("'"));
      expect(readSettings(`A='${text}'\nB=1`)).toEqual({ A: text, B: "1" });
    }),
  );
});

test("a command reads the file of UMSHADO_SETTINGS, and executes nothing in it", () => {
  const file = join(folder, "umshado.env");
  const mark = join(folder, "was-run");
  writeFileSync(file, `MAIL_FROM=Umshado <a@b.example>\nX=pa;touch ${mark};(\nY="$(touch ${mark})"\nPORT=9\n`);
  const env = { ...process.env, UMSHADO_SETTINGS: file };
  const { stderr } = spawnSync(umshado, ["healthy"], { env, encoding: "utf8" });
  expect(stderr).toContain("Nobody answers at http://127.0.0.1:9/readyz");
  expect(existsSync(mark)).toBe(false);
});

test("a settings file that can't be read is one line", () => {
  const env = { ...process.env, UMSHADO_SETTINGS: join(folder, "none.env") };
  const { status, stderr } = spawnSync(umshado, ["healthy"], { env, encoding: "utf8" });
  expect([status, stderr]).toEqual([1, `The settings ${join(folder, "none.env")} can't be read.\n`]);
});

test("the command of a Debian package runs no settings: it shows where they are", () => {
  const text = readFileSync("ops/debian/umshado", "utf8");
  expect(text).toContain("UMSHADO_SETTINGS=/etc/umshado/umshado.env");
  expect(text).not.toMatch(/^\s*(\.|source|eval)\s/m);
  expect(readFileSync("ops/systemd/umshado@.service", "utf8")).toContain("EnvironmentFile=/etc/umshado/umshado.env\n");
});
