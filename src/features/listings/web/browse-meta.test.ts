import { describe, expect, test } from "vitest";
import { browseMeta, browseStructure } from "./browse-meta.ts";

const photographers = { name: "Photographers", slug: "photographers" };

describe("the description for search engines", () => {
  test("a category and a page make another page, and nothing else does", () => {
    expect(browseMeta({ category: null, page: 1, total: 260 })).toMatchObject({
      title: "Browse Providers",
      path: "/providers",
    });
    expect(browseMeta({ category: photographers, page: 2, total: 30 })).toMatchObject({
      title: "Wedding Photographers in South Africa, page 2",
      path: "/providers?category=photographers&page=2",
    });
  });

  test("a province is named, although it has no separate page", () => {
    const head = browseMeta({ category: photographers, province: "Limpopo", page: 1, total: 3 });
    expect(head).toMatchObject({
      title: "Wedding Photographers in Limpopo",
      path: "/providers?category=photographers",
    });
    expect(head.description).toContain("compare photographers in Limpopo by");
    expect(browseMeta({ category: null, province: "Limpopo", page: 1, total: 3 }).title).toBe(
      "Wedding Vendors in Limpopo",
    );
  });

  test("the description has the right plural", () => {
    expect(browseMeta({ category: photographers, page: 1, total: 1 }).description).toMatch(/^1 business for your day/);
    expect(browseMeta({ category: null, page: 1, total: 1200 }).description).toMatch(/^1\u00a0200 businesses/);
  });

  test("an empty list is not indexed, but has a link to the list", () => {
    const things = browseStructure("https://umshado.example", { category: photographers, page: 1, total: 0 }, [], 1);
    expect(things).toEqual([
      {
        "@type": "BreadcrumbList",
        itemListElement: [
          { "@type": "ListItem", position: 1, name: "Home", item: "https://umshado.example/" },
          { "@type": "ListItem", position: 2, name: "Browse Providers", item: "https://umshado.example/providers" },
          {
            "@type": "ListItem",
            position: 3,
            name: "Photographers",
            item: "https://umshado.example/providers?category=photographers",
          },
        ],
      },
    ]);
  });
});
