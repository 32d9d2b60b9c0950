import { expect, test } from "vitest";
import { listeningLog } from "../../../test/listening-log.ts";
import { failureResponse } from "../http/error-answer.ts";
import { isDiskFull } from "./disk-full.ts";

const ofSystem = Object.assign(new Error("ENOSPC: no space left on device, write"), { code: "ENOSPC" });
const ofServer = Object.assign(new Error("could not extend file"), { code: "53100" });
const ofEmbedded = Object.assign(new Error('could not write to file "pg_wal/x": No space left on device'), {
  code: "58030",
});

test("a full disk is recognised by the errors of the system, a server and the embedded database, at any depth", () => {
  for (const cause of [ofSystem, ofServer, ofEmbedded])
    expect(isDiskFull(new Error("Failed query", { cause }))).toBe(true);
  for (const other of [new Error("no"), Object.assign(new Error("no"), { code: "ENOENT" }), "full", undefined])
    expect(isDiskFull(other)).toBe(false);
});

test("[running-23] where a disk is full a writer gets a temporary refusal, and the log has it as a fault", async () => {
  const log = listeningLog();
  const answer = failureResponse(new Error("Failed query", { cause: ofEmbedded }), log, "/api/enquiries/direct");
  expect([answer.status, answer.headers.get("retry-after")]).toEqual([503, "5"]);
  expect(await answer.json()).toMatchObject({ code: "unavailable" });
  expect(log.expectErrors()).toMatchObject([{ event: "disk full" }]);
});
