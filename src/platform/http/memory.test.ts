import { randomBytes } from "node:crypto";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { describe, expect, it } from "vitest";
import { PageMemory, type Encoding, type Remembered } from "./memory.ts";

const page = (text: string): Remembered => ({
  status: 200,
  headers: { "content-type": "text/html" },
  body: Buffer.from(text),
});
const long = (text: string) => `${text} `.repeat(400);

function bodyOf(encoding: Encoding, body: Buffer | null): string {
  const bytes = body ?? Buffer.alloc(0);
  if (encoding === "br") return brotliDecompressSync(bytes).toString();
  return (encoding === "gzip" ? gunzipSync(bytes) : bytes).toString();
}

describe("the page memory", () => {
  it.each(["br", "gzip", "identity"] as const)(
    "answers the whole page as %s, whichever form was asked for first",
    async (encoding) => {
      for (const first of ["br", "gzip", "identity"] as const) {
        const memory = new PageMemory();
        const make = async () => page(long(first));
        await memory.get("/", first, undefined, [], make);
        const { headers, body } = await memory.get("/", encoding, undefined, [], make);
        expect(bodyOf(encoding, body)).toBe(long(first));
        expect(headers["content-length"]).toBe(String(body?.length));
        expect(headers["content-encoding"]).toBe(encoding === "identity" ? undefined : encoding);
        expect(memory.peek("/", encoding, undefined)?.body).toBe(body);
      }
    },
  );

  it("leaves a short answer uncompressed", async () => {
    const { headers, body } = await new PageMemory().get("/", "br", undefined, [], async () => page("short"));
    expect(headers["content-encoding"]).toBeUndefined();
    expect(body?.toString()).toBe("short");
  });

  it("makes a page once for all who ask at the same time", async () => {
    const memory = new PageMemory();
    let made = 0;
    const make = async () => page(long(`page ${(made += 1)}`));
    const answers = await Promise.all(
      Array.from({ length: 5 }, () => memory.get("/", "identity", undefined, [], make)),
    );
    expect(made).toBe(1);
    expect(new Set(answers.map(({ body }) => body?.toString())).size).toBe(1);
  });

  it("forgets what bears a changed name and keeps the rest", async () => {
    const memory = new PageMemory();
    await memory.get("/a", "br", undefined, ["catalogue"], async () => page(long("a")));
    await memory.get("/b", "br", undefined, ["settings"], async () => page(long("b")));
    memory.drop(["catalogue"]);
    expect(memory.peek("/a", "br", undefined)).toBeUndefined();
    expect(memory.peek("/b", "br", undefined)).toBeDefined();
  });

  it("does not keep what changed while it was being made", async () => {
    const memory = new PageMemory();
    const changing = async () => {
      memory.drop(["catalogue"]);
      return page(long("old"));
    };
    await memory.get("/", "br", undefined, ["catalogue"], changing);
    expect(memory.peek("/", "br", undefined)).toBeUndefined();
  });

  it("keeps no error", async () => {
    const memory = new PageMemory();
    const answer = await memory.get("/", "br", undefined, [], async () => ({ ...page(long("gone")), status: 404 }));
    expect(answer.status).toBe(404);
    expect(memory.peek("/", "br", undefined)).toBeUndefined();
  });

  it("answers 304 without a body to who has the same bytes", async () => {
    const memory = new PageMemory();
    const { headers } = await memory.get("/", "br", undefined, [], async () => page(long("same")));
    const again = memory.peek("/", "br", headers["etag"]);
    expect(again).toMatchObject({ status: 304, body: null });
    expect(again?.headers["content-length"]).toBeUndefined();
  });

  it("packs what is asked for twice once more, under another tag, and knows who has the first form", async () => {
    const later: (() => Promise<void>)[] = [];
    const memory = new PageMemory(1_000_000, (work) => later.push(work));
    const words = () => randomBytes(2).toString("hex").slice(0, 3);
    const whole = Array.from({ length: 8_000 }, words).join(" ");
    const make = async () => page(whole);
    const first = await memory.get("/", "br", undefined, ["catalogue"], make);
    expect(later).toHaveLength(0);
    memory.peek("/", "br", undefined);
    memory.peek("/", "br", undefined);
    expect(later).toHaveLength(1);
    const before = memory.bytes;
    await later[0]?.();

    const second = memory.peek("/", "br", undefined);
    expect(bodyOf("br", second?.body ?? null)).toBe(whole);
    const saved = (first.body?.length ?? 0) - (second?.body?.length ?? 0);
    expect(saved).toBeGreaterThan(0);
    expect(before - memory.bytes).toBe(saved);
    expect(second?.headers["content-length"]).toBe(String(second?.body?.length));
    expect(second?.headers["etag"]).not.toBe(first.headers["etag"]);
    for (const known of [first.headers["etag"], second?.headers["etag"]]) {
      expect(memory.peek("/", "br", known)).toMatchObject({ status: 304, headers: { etag: known } });
      expect(await memory.get("/", "br", known, [], make)).toMatchObject({ status: 304 });
    }
    expect(bodyOf("gzip", (await memory.get("/", "gzip", undefined, [], make)).body)).toBe(whole);
    memory.drop(["catalogue"]);
    expect(memory.bytes).toBe(0);
  });

  it("leaves a page alone that changed before it was packed once more", async () => {
    const later: (() => Promise<void>)[] = [];
    const memory = new PageMemory(1_000_000, (work) => later.push(work));
    for (const text of ["old", "new"]) {
      for (let each = 0; each < 2; each += 1)
        await memory.get("/", "br", undefined, ["a"], async () => page(long(text)));
      if (text === "old") memory.drop(["a"]);
    }
    const { bytes } = memory;
    await later[0]?.();
    expect(memory.bytes).toBe(bytes);
    expect(bodyOf("br", memory.peek("/", "br", undefined)?.body ?? null)).toBe(long("new"));
  });

  it("stays within its bounds, the longest unused going first", async () => {
    const memory = new PageMemory(100_000);
    // Hexadecimal noise halves at best, so that eight such pages weigh more than may be kept.
    const noise = async () => page(randomBytes(20_000).toString("hex"));
    for (let each = 0; each < 8; each += 1) await memory.get(`/${each}`, "br", undefined, [], noise);
    expect(memory.peek("/0", "br", undefined)).toBeUndefined();
    expect(memory.peek("/7", "br", undefined)).toBeDefined();
    // A further form of a page takes the room of others.
    await memory.get("/7", "identity", undefined, [], noise);
    expect(memory.peek("/6", "br", undefined)).toBeDefined();
    expect(memory.peek("/4", "br", undefined)).toBeUndefined();
  });
});
