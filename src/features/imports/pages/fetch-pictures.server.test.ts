import { readdir } from "node:fs/promises";
import { join } from "node:path";
import { asc, eq } from "drizzle-orm";
import { afterAll, expect, test } from "vitest";
import { startTestApp } from "../../../../test/harness.ts";
import { photo } from "../../../../test/picture-files.ts";
import { startPublicServer } from "../../../../test/public-server.ts";
import { importedPage, importedPicture } from "../../../schema/imports.ts";
import { storedFile } from "../../../schema/media.ts";
import { sweepFiles } from "../../media/sweep-files.ts";
import { importListings } from "../import-listings.ts";
import { readListings } from "../read-listings.ts";
import { no_mapping } from "../read-mapping.ts";
import { fetchPictures } from "./fetch-pictures.ts";

const { bytes } = await photo("jpeg");
let isAway = true;
const requests: string[] = [];
const server = await startPublicServer((request, response) => {
  const path = request.url ?? "";
  requests.push(path);
  if (path === "/away.jpg" && isAway) return response.writeHead(503).end();
  if (path === "/text.jpg") return response.writeHead(200).end("no picture");
  if (path === "/inward.jpg") return response.writeHead(302, { location: "https://127.0.0.1/x.jpg" }).end();
  if (path === "/huge.jpg") return response.writeHead(200, { "content-length": "99999999" }).end();
  if (path === "/gone.jpg") return response.writeHead(404).end();
  return response.writeHead(200).end(bytes);
});
afterAll(server.close);
const app = await startTestApp({ internet: server.network() });
const { db } = app.runtime.database;
const folder = join(app.runtime.config.dataDir, "fetched");

const load = (said: object) =>
  importListings(app.ctx(), readListings(JSON.stringify([{ external_id: "1", business_name: "Barn", ...said }])), {
    mapping: no_mapping,
    isDry: false,
  });
const fetchAll = () => fetchPictures(app.ctx(), "umshado", { folder });
const picturesOf = () => db.select().from(importedPicture).orderBy(asc(importedPicture.position));

test("pictures are fetched from public addresses only, each independently; a temporary failure is tried again, and fetched pictures stay", async () => {
  const at = (name: string) => `https://calendars.example/${name}.jpg`;
  const names = ["one", "text", "inward", "huge", "gone", "away"];
  await load({
    logo: at("logo"),
    pictures: ["http://calendars.example/plain.jpg", "https://127.0.0.1/me.jpg", ...names.map(at)],
  });
  expect(await fetchAll()).toEqual({ fetched: 3, failed: 6 });
  const failures = (await picturesOf()).map(({ address, error }) => [new URL(address).pathname, error]);
  expect(failures).toEqual([
    ["/logo.jpg", null],
    ["/plain.jpg", null],
    ["/me.jpg", "It leads to a private network."],
    ["/one.jpg", null],
    ["/text.jpg", expect.stringMatching(/./)],
    ["/inward.jpg", "It leads to a private network."],
    ["/huge.jpg", "It is larger than the limit for pictures."],
    ["/gone.jpg", "There is nothing at this address."],
    ["/away.jpg", "The server did not send it."],
  ]);
  expect(await readdir(folder)).toEqual([]);

  isAway = false;
  requests.length = 0;
  expect(await fetchAll()).toEqual({ fetched: 1, failed: 0 });
  expect(requests).toEqual(["/away.jpg"]);

  await load({ business_name: "New name", logo: at("logo"), pictures: [at("one")] });
  expect((await picturesOf()).every(({ file_hash }) => file_hash !== null)).toBe(true);
  expect(await fetchAll()).toEqual({ fetched: 0, failed: 0 });
});

test("files of an imported page stay while the page exists, and are deleted with it", async () => {
  const [logo] = await picturesOf();
  const isThere = async () => (await db.$count(storedFile, eq(storedFile.hash, logo?.file_hash ?? ""))) > 0;
  await sweepFiles(app.runtime);
  expect(await isThere()).toBe(true);
  await db.delete(importedPage);
  await sweepFiles(app.runtime);
  expect(await isThere()).toBe(false);
});
