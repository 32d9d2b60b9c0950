import { renderToString } from "react-dom/server";
import { MemoryRouter } from "react-router";
import { expect, test } from "vitest";
import { FooterParts } from "./footer-parts.tsx";
import { ServedFooter } from "./served-footer.tsx";
import styles from "./site-footer.module.css";

const site = { name: "Umshado", publicUrl: "https://umshado.test" };
const dataOf = (email: string) => ({
  site,
  email,
  phone: { text: "021 555 0142", href: "tel:+27215550142" },
  operator: [
    { term: "Legal name", text: "Two Hearts Inc." },
    { term: "Legal form", text: "Private company" },
  ],
});
const before = { name: "Umshado", data: dataOf("before@umshado.test") };
const after = { name: "Two Hearts & Co", data: dataOf("after@umshado.test") };

test("the foot that is written once is a guest's, to the byte, and follows the settings", () => {
  for (const props of [before, before, after, before, { name: "Umshado", data: undefined }]) {
    const live = renderToString(
      <MemoryRouter>
        <footer className={styles.footer}>
          <FooterParts {...props} kind="guest" />
        </footer>
      </MemoryRouter>,
    );
    expect(renderToString(<ServedFooter {...props} />)).toBe(live);
    for (const said of [props.name.replace("&", "&amp;"), props.data?.phone.text ?? "", "Register as Provider"])
      expect(live).toContain(said);
  }
});

test("the foot says who runs the site, in law, and neither that nor a contact where none is set", () => {
  expect(renderToString(<ServedFooter {...before} />)).toContain(
    "Legal name: Two Hearts Inc · Legal form: Private company",
  );
  const nobody = { name: "Umshado", data: { site, email: "", phone: null, operator: [] } };
  expect(renderToString(<ServedFooter {...nobody} />)).not.toMatch(/Legal|Contact<|mailto/);
});
