import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import type { ProviderProfile } from "../src/contract/providers/schema.ts";
import { browseStructure } from "../src/features/listings/web/browse-meta.ts";
import type { CardProvider } from "../src/features/listings/web/cards/card-provider.ts";
import { buildPlaceJsonLd } from "../src/features/listings/web/place-head.ts";
import { breadcrumbs, localBusiness } from "../src/features/providers/present/present-structured-data.ts";
import { homeStructure } from "../src/pages/home/home-structure.ts";

const folder = mkdtempSync(join(tmpdir(), "umshado-structured-"));
afterAll(() => rmSync(folder, { recursive: true }));

const root = join(import.meta.dirname, "..");
const require = createRequire(import.meta.url);
const vocabulary = require.resolve("schema-dts").replace(/\.js$/, ".d.ts");
const publicUrl = "https://umshado.example";

type Thing = { "@type"?: unknown };

function errorsOf(things: readonly object[]): string[][] {
  const lines = things.map((thing: Thing, at) => {
    const document = JSON.stringify({ "@context": "https://schema.org", ...thing });
    return `export const thing${at}: WithContext<schema.${String(thing["@type"])}> = ${document};`;
  });
  const file = join(folder, "things.ts");
  const imported = `import type * as schema from ${JSON.stringify(vocabulary)};\nimport type { WithContext } from ${JSON.stringify(vocabulary)};`;
  writeFileSync(file, [imported, ...lines, ""].join("\n"));
  const options = [
    "--noEmit",
    "--strict",
    "--skipLibCheck",
    "--ignoreConfig",
    "--pretty",
    "false",
    "--allowImportingTsExtensions",
  ];
  const { stdout } = spawnSync(join(root, "node_modules", ".bin", "tsc"), [...options, file], {
    cwd: folder,
    encoding: "utf8",
  });
  const results = stdout.split("\n").filter((line) => line !== "");
  return things.map((_thing, at) => results.filter((line) => line.startsWith(`things.ts(${at + 3},`)));
}

const picture = { url: "/media/a-w400.webp", srcset: "", width: 400, height: 400, placeholder: "" };
const provider = {
  business_name: "Wildevy Estate",
  phone: "+27215550181",
  description: "A farm below the mountain.",
  category_name: "Venues",
  category_slug: "venues",
  city: "Franschhoek",
  province: "Western Cape",
  additional_cities: ["Paarl"],
  willing_to_travel: true,
  radius_km: 100,
  travel_free_km: null,
  travel_rate_per_km: null,
  price_range: ["RR"],
  price_from: 20_000,
  price_to: 90_000,
  rating: 4.8,
  review_count: 212,
  banner: picture,
  logo: picture,
  website: "https://wildevy.example",
  business_address: "1 Main Road",
  postal_code: "7690",
  keywords: ["rustic"],
} as unknown as ProviderProfile;

const cards = [{ id: "01943a32-e380-74bb-b1a0-5439011068aa", business_name: "Wildevy Estate" }] as CardProvider[];
const trail = [{ name: "Venues", to: "/providers?category=venues" }];
const shown = [{ name: "Venues", slug: "venues", speciality: "Wine Farms" }];

test(
  "the structured data of pages is schema.org's, in each property and value, and an unknown one is found",
  { timeout: 60_000 },
  () => {
    const category = { name: "Venues", slug: "venues" };
    const business = localBusiness(provider, shown, { publicUrl }, "/provider/1");
    const valid = [
      business,
      breadcrumbs(provider, { publicUrl }, "/provider/1"),
      ...browseStructure(publicUrl, { category, page: 1, total: 1 }, cards, 1),
      ...buildPlaceJsonLd(publicUrl, trail, { total: 1, providers: cards }),
      ...homeStructure("Umshado", publicUrl),
    ];
    const wrong = [
      { ...business, numberOfItems: 3 },
      { ...business, address: { "@type": "Postbox" } },
    ];
    const failures = errorsOf([...valid, ...wrong]);
    expect(failures.slice(0, valid.length)).toEqual(valid.map(() => []));
    for (const each of failures.slice(valid.length)) expect(each).not.toEqual([]);
    expect([valid.length, failures.length]).toEqual([8, 10]);
  },
);
