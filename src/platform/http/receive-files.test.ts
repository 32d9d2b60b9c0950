import fs from "node:fs";
import { mkdtemp, readdir, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Readable } from "node:stream";
import { afterAll, expect, test, vi } from "vitest";
import { receiveFiles } from "./receive-files.ts";

const folder = await mkdtemp(join(tmpdir(), "umshado-receive-"));
afterAll(async () => rm(folder, { recursive: true }));

const taken = { field: "media", count_max: 3, bytes_max: 64 };

const form = [
  "--edge",
  'Content-Disposition: form-data; name="caption"',
  "",
  "A table\r\n--edg wise, not an end",
  "--edge",
  'content-disposition: form-data; name="media"; filename="long table é.jpg"',
  "Content-Type: image/jpeg",
  "",
  "\r\n--edg\r\n\r\n",
  "--edge",
  'Content-Disposition: form-data; name="media"; filename="huge.jpg"',
  "",
  "x".repeat(taken.bytes_max + 1),
  "--edge",
  'Content-Disposition: form-data; name="media"; filename=""',
  "",
  "",
  "--edge--",
  "",
].join("\r\n");

function requestOf(text: string, length = 1_000, type = "multipart/form-data; boundary=edge"): Request {
  const bytes = Buffer.from(text);
  const pieces = Array.from({ length: Math.ceil(bytes.length / length) }, (_, index) =>
    bytes.subarray(index * length, (index + 1) * length),
  );
  const init = {
    method: "POST",
    headers: { "content-type": type },
    body: Readable.toWeb(Readable.from(pieces)),
    duplex: "half",
  };
  return new Request("http://umshado.test/", init as RequestInit);
}

async function receive(text: string, length?: number, type?: string) {
  const files = await receiveFiles(requestOf(text, length, type), taken, folder);
  return Promise.all(
    files.map(async ({ name, path, error }) => {
      const content = await readFile(path, "utf8");
      await rm(path);
      return { name, content, fault: error };
    }),
  );
}

test("a form is read the same, however it arrives, and a file that is too large or empty harms only itself", async () => {
  const response = await receive(form);
  expect(response).toEqual([
    { name: "long table é.jpg", content: "\r\n--edg\r\n\r\n", fault: null },
    { name: "huge.jpg", content: "", fault: "file_too_large" },
    { name: "file", content: "", fault: "file_missing" },
  ]);
  for (const length of [1, 2, 7, 13, 38]) expect(await receive(form, length)).toEqual(response);
});

test("a form that is cut off anywhere is refused, and nothing of it stays", async () => {
  for (let end = 0; end < form.length - "--\r\n".length; end += 7)
    await expect(receive(form.slice(0, end), 100), `${end} bytes`).rejects.toMatchObject({ code: "bad_upload" });
  expect(await readdir(folder)).toEqual([]);
});

test("a form that is cut off before the disk opened its file leaves nothing", async () => {
  const { open } = fs;
  const slow = vi.spyOn(fs, "open").mockImplementation((...call) => void setTimeout(() => open(...call), 50));
  await expect(receive(form.slice(0, form.indexOf("--edg\r\n\r\n")))).rejects.toMatchObject({ code: "bad_upload" });
  await new Promise((resolve) => setTimeout(resolve, 100));
  expect(slow).toHaveBeenCalled();
  slow.mockRestore();
  expect(await readdir(folder)).toEqual([]);
});

test.each([
  ["another boundary", form.replaceAll("--edge", "--other"), undefined],
  ["a head without an end", `--edge\r\nx: ${"y".repeat(9_000)}`, undefined],
  ["no boundary", form, "multipart/form-data"],
  ["an empty boundary", form, "multipart/form-data; boundary="],
])("%s is refused", async (_what, text, type) => {
  await expect(receive(text, 1_000, type)).rejects.toMatchObject({ code: "bad_upload" });
});

test.each([
  ["without a name", form.replace('; name="media"; filename="long', '; filename="long')],
  ["that is no form data", form.replace('form-data; name="media"; filename="long', 'attachment; filename="long')],
  ["after a boundary that goes on", form.replace("--edge\r\ncontent", "--edge!\r\ncontent")],
])("a part %s is ignored", async (_what, text) => {
  expect((await receive(text)).map(({ name }) => name)).toEqual(["huge.jpg", "file"]);
});

test("one file too many is refused, and no file stays", async () => {
  const more = form.replace(
    "--edge\r\n",
    '--edge\r\nContent-Disposition: form-data; name="media"; filename="a"\r\n\r\na\r\n--edge\r\n',
  );
  await expect(receive(more)).rejects.toMatchObject({ code: "too_many_files" });
  expect(await readdir(folder)).toEqual([]);
});

test("a connection that closes in the middle of a file leaves nothing", async () => {
  const cut = (async function* () {
    yield Buffer.from(form.slice(0, form.indexOf("xxx")));
    throw new Error("gone");
  })();
  const body = Readable.toWeb(Readable.from(cut));
  const init = {
    method: "POST",
    headers: { "content-type": "multipart/form-data; boundary=edge" },
    body,
    duplex: "half",
  };
  const request = new Request("http://umshado.test/", init as RequestInit);
  await expect(receiveFiles(request, taken, folder)).rejects.toMatchObject({ code: "bad_upload" });
  expect(await readdir(folder)).toEqual([]);
});
