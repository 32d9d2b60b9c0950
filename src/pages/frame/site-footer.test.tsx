import { renderToString } from "react-dom/server";
import { MemoryRouter } from "react-router";
import { expect, test } from "vitest";
import type { SiteData } from "./site-data.ts";
import { SiteFooter } from "./site-footer.tsx";

const site = { name: "Umshado", publicUrl: "https://umshado.test" };
const data = {
  site,
  email: "hello@umshado.test",
  phone: { text: "021 555 0142", href: "tel:+27215550142" },
  operator: [
    { term: "Legal name", text: "Two Hearts Inc." },
    { term: "Legal form", text: "Private company" },
  ],
};

const footer = (name: string, known: SiteData | undefined) =>
  renderToString(
    <MemoryRouter>
      <SiteFooter name={name} data={known} />
    </MemoryRouter>,
  );

test("the server's footer is a guest's, with the name and contact of the settings", () => {
  const html = footer("Two Hearts & Co", data);
  for (const expected of ["Two Hearts &amp; Co", "021 555 0142", "Register as Provider"])
    expect(html).toContain(expected);
  expect(footer("Umshado", undefined)).toContain("Register as Provider");
});

test("the footer shows the legal operator of the site, and neither that nor a contact where none is set", () => {
  expect(footer("Umshado", data)).toContain("Legal name: Two Hearts Inc · Legal form: Private company");
  const nobody = { site, email: "", phone: null, operator: [] };
  expect(footer("Umshado", nobody)).not.toMatch(/Legal|Contact<|mailto/);
});
