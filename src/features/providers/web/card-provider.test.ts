import { expect, test } from "vitest";
import type { ProviderCard } from "../../../contract/providers.ts";
import { cardProviders } from "./card-provider.ts";

const picture = { url: "/media/a.webp", srcset: "", width: 720, height: 480, placeholder: "data:image/webp;base64,AA" };
const listed = { categories: [], rating: 0, trust_score: 0, badges: [], logo: null };

test("a list carries the hints of its first pictures alone", () => {
  const provider = { ...listed, banner: picture } as unknown as ProviderCard;
  const hints = cardProviders(Array.from({ length: 6 }, () => provider)).map(({ banner }) => banner?.placeholder);
  expect(hints).toEqual([...Array.from({ length: 4 }, () => picture.placeholder), "", ""]);
});

test("a card without a banner stays without one", () => {
  const provider = { ...listed, banner: null } as unknown as ProviderCard;
  expect(cardProviders(Array.from({ length: 5 }, () => provider)).map(({ banner }) => banner)).toEqual(
    Array.from({ length: 5 }, () => null),
  );
});
