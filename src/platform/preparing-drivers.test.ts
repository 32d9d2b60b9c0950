import type { PGlite } from "@electric-sql/pglite";
import { expect, test } from "vitest";
import { prepareEmbedded } from "./preparing-drivers.ts";

/** A message of PostgreSQL's protocol: kind, length, body. */
function message(kind: string, body = ""): Uint8Array {
  const made = Buffer.alloc(5 + body.length);
  made.write(kind);
  made.writeInt32BE(4 + body.length, 1);
  made.write(body, 5);
  return made;
}

/** The kinds of the messages that stand one behind the other in what was sent. */
function kindsOf(sent: Uint8Array): string {
  const bytes = Buffer.from(sent);
  let kinds = "";
  for (let at = 0; at < bytes.length; at += 1 + bytes.readInt32BE(at + 1)) kinds += String.fromCharCode(bytes[at] ?? 0);
  return kinds;
}

/** A driver of which nothing works but what messages are sent through, and a query as its own code sends one. */
function open() {
  const sent: string[] = [];
  const columns = [{ name: "parameterDescription" }, { name: "rowDescription" }];
  const execProtocolStream = async (each: Uint8Array) => {
    sent.push(kindsOf(each));
    return sent.at(-1)?.endsWith("D") ? columns : [{ name: "dataRow" }];
  };
  const driver = { execProtocolStream } as unknown as PGlite;
  prepareEmbedded(driver);
  const ask = async (text: string) => {
    const answers = [];
    for (const each of [
      message("P", `\0${text}\0`),
      message("D", "S\0"),
      message("B", "\0\0"),
      message("D", "P\0"),
      message("E", "\0"),
      message("S"),
    ])
      answers.push(...(await driver.execProtocolStream(each)).map(({ name }) => name));
    return answers;
  };
  return { sent, ask };
}

test("the embedded database is entered twice for a query, and once for one that it knows", async () => {
  const { sent, ask } = open();
  const described = ["parameterDescription", "rowDescription", "rowDescription", "dataRow"];
  expect(await ask("select 1")).toEqual(described);
  expect(await ask("/* prepared */ select 1")).toEqual(described);
  expect(sent.splice(0)).toEqual(["PD", "BES", "PD", "BES"]);
  expect(await ask("/* prepared */ select 1")).toEqual(described);
  expect(await ask("select 1")).toEqual(described);
  expect(sent).toEqual(["BES", "PD", "BES"]);
});
