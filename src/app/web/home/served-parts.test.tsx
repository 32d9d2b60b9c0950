import type { ReactNode } from "react";
import { renderToString } from "react-dom/server";
import { MemoryRouter } from "react-router";
import { expect, test } from "vitest";
import type { CardProvider } from "../../../features/listings/web/card-provider.ts";
import { Standing } from "../../../ui/standing.tsx";
import { Browsing, Planning } from "./home-parts.tsx";
import { ServedBrowsing, ServedPlanning } from "./served-parts.tsx";

const card: CardProvider = {
  id: "019a0000-0000-7000-8000-000000000001",
  business_name: "Rosé & Oak",
  kind: "Photographers",
  city: "Paarl",
  province: "Western Cape",
  rating: 4.5,
  review_count: 12,
  trust_score: 3.4,
  trust_tier: "silver",
  price_range: ["$$"],
  price_from: 9000,
  about: "We photograph <b>people</b>.",
  banner: null,
  badges: ["verified"],
  logo: null,
};

const states = [
  { tiles: [{ name: "Photographers", slug: "photographers", provider_count: 3 }], featured: [card] },
  { tiles: [], featured: [{ ...card, business_name: "Protea Lens" }] },
  { tiles: [], featured: [] },
];

const leaves = (part: ReactNode) => renderToString(<main>{part}</main>);

function live(part: ReactNode, identifierPrefix: string): string {
  const page = (
    <MemoryRouter>
      <main>
        <Standing>{part}</Standing>
      </main>
    </MemoryRouter>
  );
  return renderToString(page, { identifierPrefix });
}

test("what the front page shows of the directory is React's to the byte, whichever page was the first to have it", () => {
  for (const state of [...states, ...states])
    expect(leaves(<ServedBrowsing {...state} />)).toBe(live(<Browsing {...state} />, "browsing"));
});

test("so is what is to be planned, and where", () => {
  for (const places of [
    [{ label: "Venues in Paarl", to: "/venues/paarl" }],
    [],
    [{ label: "DJs", to: "/djs/cape-town" }],
  ])
    expect(leaves(<ServedPlanning places={places} />)).toBe(live(<Planning places={places} />, "planning"));
});
