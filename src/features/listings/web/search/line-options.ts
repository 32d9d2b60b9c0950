import { href } from "react-router";
import type { Suggestions } from "../../../../contract/suggestions/schema.ts";

export type Suggestion = { key: string; text: string; note: string; to: string };

export type SuggestionGroup = { title: string; options: Suggestion[] };

function listAddress(query: Record<string, string | undefined>): string {
  const entries = Object.entries(query).filter((entry): entry is [string, string] => entry[1] !== undefined);
  return `${href("/providers")}?${new URLSearchParams(entries)}`;
}

function formatNear(what: string, place: string | undefined): string {
  return place === undefined ? what : `${what} near ${place}`;
}

export function groupSuggestions({ categories, places, providers }: Suggestions): SuggestionGroup[] {
  const groups = [
    {
      title: "Categories",
      options: categories.map(({ slug, name, subcategory, near }) => ({
        key: `category ${slug} ${subcategory?.slug ?? ""}`,
        text: formatNear(subcategory?.name ?? name, near?.name),
        note: subcategory ? name : "",
        to: listAddress({ category: slug, subcategory: subcategory?.slug, near: near?.slug }),
      })),
    },
    {
      title: "Places",
      options: places.map(({ slug, name, province, category }) => ({
        key: `place ${slug}`,
        text: category ? formatNear(category.name, name) : name,
        note: province,
        to: listAddress({ category: category?.slug, near: slug }),
      })),
    },
    {
      title: "Businesses",
      options: providers.map(({ id, business_name, category_name, city }) => ({
        key: `provider ${id}`,
        text: business_name,
        note: [category_name, city].filter(Boolean).join(", "),
        to: href("/provider/:id", { id }),
      })),
    },
  ];
  return groups.filter(({ options }) => options.length > 0);
}
