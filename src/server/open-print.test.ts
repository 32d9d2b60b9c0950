import { expect, test } from "vitest";
import { listeningLog } from "../../test/listening-log.ts";
import { openPrint } from "./open-print.ts";

test("the start prints lines for people, or lines of the log where only those are wanted", () => {
  const log = listeningLog();
  expect(openPrint({ logsOnly: false }, log)).toBe(process.stdout);
  openPrint({ logsOnly: true }, log).write("Umshado is at http://localhost:3000\n");
  expect(log.entries).toEqual([
    { level: "info", event: "start", fields: { message: "Umshado is at http://localhost:3000" } },
  ]);
});
