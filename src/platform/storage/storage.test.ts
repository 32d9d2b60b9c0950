import { mkdtemp, readdir, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { buffer } from "node:stream/consumers";
import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import { startS3Server } from "../../../test/s3-server.ts";
import { verifySignature } from "../../../test/verify-signature.ts";
import { readConfig } from "../config.ts";
import { openStorage } from "./open-storage.ts";
import { StorageError, type ByteRange, type Storage } from "./storage.ts";

const folder = await mkdtemp(join(tmpdir(), "umshado-storage-"));
const s3 = await startS3Server();
afterEach(() => s3.meet("works"));
afterAll(async () => {
  await s3.close();
  await rm(folder, { recursive: true });
});

const open = (env: Record<string, string>) => openStorage(readConfig({ DATA_DIR: folder, ...env }));
const bytes = (text: string) => new TextEncoder().encode(text);

async function listOf(storage: Storage): Promise<string[]> {
  const names: string[] = [];
  for await (const name of storage.list()) names.push(name);
  return names.toSorted();
}

describe.each([
  { kind: "folder", env: {} },
  { kind: "bucket", env: s3.env },
])("a $kind", ({ env }) => {
  let storage: Storage;
  beforeAll(async () => {
    storage = await open(env);
  });

  test("stores a file byte by byte, and replaces it", async () => {
    const content = Uint8Array.from({ length: 300_000 }, (_, at) => (at * 7919) % 256);
    await storage.put("0a1b-w96.webp", content);
    await storage.put("0a1b-w96.webp", content);
    expect(Buffer.from((await storage.get("0a1b-w96.webp")) ?? []).equals(content)).toBe(true);
  });

  test("answers null for missing files, and for invalid names", async () => {
    for (const name of ["missing.webp", "../lock", "a/b.webp", "..", "Ä.webp", ".hidden", ""]) {
      expect(await storage.get(name)).toBeNull();
      expect(await storage.getRange(name, { first: 0 })).toBeNull();
    }
    for (const name of ["../lock", "a/b.webp", ""]) {
      await expect(storage.put(name, bytes("x"))).rejects.toThrow("not a storage name");
      await expect(storage.remove(name)).rejects.toThrow("not a storage name");
    }
  });

  test("deletes what is removed, and ignores what is already deleted", async () => {
    await storage.put("going.webp", bytes("going"));
    await storage.remove("going.webp");
    await storage.remove("going.webp");
    expect(await storage.get("going.webp")).toBeNull();
  });

  test("lists every name once, however many pages that takes", async () => {
    const names = Array.from({ length: 7 }, (_, at) => `list-${at}.webp`);
    for (const name of names) await storage.put(name, bytes(name));
    expect((await listOf(storage)).filter((name) => name.startsWith("list-"))).toEqual(names);
  });

  test.each<[ByteRange, string, number]>([
    [{ first: 0 }, "0123456789", 0],
    [{ first: 3, last: 5 }, "345", 3],
    [{ first: 7, last: 99 }, "789", 7],
    [{ suffix: 2 }, "89", 8],
    [{ suffix: 99 }, "0123456789", 0],
  ])("reads only the range %j", async (range, text, first) => {
    await storage.put("part.mp4", bytes("0123456789"));
    const part = await storage.getRange("part.mp4", range);
    if (part === null || part === "beyond") throw new Error(`no part: ${part}`);
    expect(part).toMatchObject({ first, last: first + text.length - 1, size: 10 });
    expect((await buffer(part.body)).toString()).toBe(text);
  });

  test("reports a range beyond the end", async () => {
    await storage.put("part.mp4", bytes("0123456789"));
    expect(await storage.getRange("part.mp4", { first: 10 })).toBe("beyond");
  });
});

test("a folder shows no half file, and the unfinished files of a killed process are deleted at the next start", async () => {
  const media = join(folder, "media");
  const storage = await open({});
  await writeFile(join(media, "0a1b-w96.webp.a-draft.part"), "half");
  expect(await listOf(storage)).not.toContain("0a1b-w96.webp.a-draft.part");
  await open({});
  expect((await readdir(media)).filter((name) => name.endsWith(".part"))).toEqual([]);
});

test("a folder that can't be written stops the start with one line", async () => {
  await writeFile(join(folder, "in-the-way"), "");
  await expect(open({ DATA_DIR: join(folder, "in-the-way") })).rejects.toThrow(
    new StorageError(
      `The media folder ${join(folder, "in-the-way", "media")} can't be written. Choose another DATA_DIR.`,
    ),
  );
});

test("a bucket's files bear their type", async () => {
  const storage = await open(s3.env);
  await storage.put("typed.webp", bytes("x"));
  await storage.put("typed.mp4", bytes("x"));
  expect(s3.objects.get("typed.webp")?.type).toBe("image/webp");
  expect(s3.objects.get("typed.mp4")?.type).toBe("video/mp4");
});

test("the service of these tests distinguishes signatures as Amazon's does, by the example that Amazon publishes", () => {
  const nothing = "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855";
  const signature = "f0e8bdb87c964420e857bd35b5d6ed310bd44f0170aba48dd91039c6036bdb41";
  const keys = { accessKeyId: "AKIAIOSFODNN7EXAMPLE", secretAccessKey: "wJalrXUtnFEMI/K7MDENG/bPxRfiCYEXAMPLEKEY" };
  const scope = `${keys.accessKeyId}/20130524/us-east-1/s3/aws4_request`;
  const request = {
    method: "GET",
    url: "/test.txt",
    headers: {
      host: "examplebucket.s3.amazonaws.com",
      range: "bytes=0-9",
      "x-amz-content-sha256": nothing,
      "x-amz-date": "20130524T000000Z",
      authorization: `AWS4-HMAC-SHA256 Credential=${scope},SignedHeaders=host;range;x-amz-content-sha256;x-amz-date,Signature=${signature}`,
    },
    body: bytes(""),
  };
  const now = Date.parse("2013-05-24T00:05:00Z");
  expect(verifySignature(request, keys, now)).toBeUndefined();
  expect(verifySignature({ ...request, url: "/other.txt" }, keys, now)).toBe("SignatureDoesNotMatch");
  expect(verifySignature({ ...request, body: bytes("x") }, keys, now)).toBe("XAmzContentSHA256Mismatch");
  expect(verifySignature(request, keys)).toBe("RequestTimeTooSkewed");
});

describe("a bucket that", () => {
  const line = (fault: string, name = s3.env.S3_BUCKET) =>
    new StorageError(`The bucket ${name} at ${s3.env.S3_ENDPOINT} can't be used: ${fault}.`);

  test("gets a wrong secret refuses, and the error names neither key", async () => {
    await expect(open({ ...s3.env, AWS_SECRET_ACCESS_KEY: "wrong" })).rejects.toThrow(line("SignatureDoesNotMatch"));
    await expect(open({ ...s3.env, AWS_ACCESS_KEY_ID: "WRONG" })).rejects.toThrow(line("InvalidAccessKeyId"));
  });

  test("does not exist stops the start", async () => {
    await expect(open({ ...s3.env, S3_BUCKET: "no-such-bucket" })).rejects.toThrow(
      line("NoSuchBucket", "no-such-bucket"),
    );
  });

  test("does not answer stops the start", async () => {
    s3.meet("hangs up");
    await expect(open(s3.env)).rejects.toThrow(line("no answer"));
  });

  test("fails for a moment is called again; one that stays away is an error that callers know", async () => {
    const storage = await open(s3.env);
    s3.meet(503, "hangs up", "works");
    await storage.put("falter.webp", bytes("kept"));
    s3.meet(500, "works");
    expect(Buffer.from((await storage.get("falter.webp")) ?? []).toString()).toBe("kept");
    s3.meet(503);
    const askings = [
      () => storage.get("falter.webp"),
      () => storage.put("x.webp", bytes("x")),
      () => storage.remove("x.webp"),
    ];
    for (const asking of askings) await expect(asking()).rejects.toThrow(line("SlowDown"));
  });

  test("refuses is called once: another try would not change the answer", async () => {
    const storage = await open(s3.env);
    s3.meet(403);
    s3.requests.length = 0;
    await expect(storage.get("x.webp")).rejects.toThrow(line("AccessDenied"));
    expect(s3.requests).toHaveLength(1);
  });
});
