import { LRUCache } from "lru-cache";
import { renderToString } from "react-dom/server";
import { MemoryRouter } from "react-router";
import { setApart } from "../../ui/set-apart.ts";
import { FooterParts } from "./footer-parts.tsx";
import type { FooterProps } from "./site-footer.tsx";
import styles from "./site-footer.module.css";

/** What was written, by its properties: the site's as it is set, and that of a page that could not read how. */
const written = new LRUCache<string, string>({ max: 4, memoMethod: (of) => write(JSON.parse(of) as FooterProps) });

/** The foot of a page that the server makes: a guest's, the same for every page, written once. */
export function ServedFooter(props: FooterProps) {
  const html = setApart(written.memo(JSON.stringify(props)));
  return <footer className={styles.footer} dangerouslySetInnerHTML={{ __html: html }} />;
}

/** Its links lead to full paths: where the page stands makes no difference. */
function write({ name, data }: FooterProps): string {
  return renderToString(
    <MemoryRouter>
      <FooterParts name={name} data={data} kind="guest" />
    </MemoryRouter>,
  );
}
