import { FooterParts } from "./footer-parts.tsx";
import type { FooterProps } from "./site-footer.tsx";
import { writtenOnce } from "./written-once.tsx";
import styles from "./site-footer.module.css";

const write = writtenOnce("foot", ({ name, data }: FooterProps) => (
  <FooterParts name={name} data={data} kind="guest" />
));

/** The foot of a page that the server makes: a guest's, the same for every page, written once. */
export function ServedFooter(props: FooterProps) {
  return <footer className={styles.footer} dangerouslySetInnerHTML={{ __html: write(props) }} />;
}
