import { href, Link } from "react-router";
import type { Category } from "../../../contract/categories/shapes.ts";
import { formatCount } from "../../../contract/format.ts";
import { LinkOn } from "../../../ui/link.tsx";
import { PageFrame } from "../../../ui/page-frame.tsx";
import { Picture } from "../../../ui/picture.tsx";
import { Section } from "../../../ui/section.tsx";
import { categoryArt } from "./category-art.ts";
import styles from "./category-tiles.module.css";

const sizes = "(min-width: 75.5rem) 180px, (min-width: 60rem) 14vw, (min-width: 40rem) 21vw, 40px";

/** The kinds of providers, each under its arch [visitors-11]. */
export function CategoryTiles({ categories }: { categories: readonly Omit<Category, "id">[] }) {
  if (categories.length === 0) return null;
  return (
    <PageFrame>
      <Section
        title={<>Everyone you need, from&nbsp;lobola to last dance</>}
        action={<LinkOn to={href("/providers")}>Browse Providers</LinkOn>}
      >
        <ul className={styles.tiles}>
          {categories.map((category) => (
            <li key={category.slug}>
              <CategoryTile category={category} />
            </li>
          ))}
        </ul>
      </Section>
    </PageFrame>
  );
}

function CategoryTile({ category: { name, slug, provider_count } }: { category: Omit<Category, "id"> }) {
  const art = categoryArt(slug);
  return (
    <Link to={`${href("/providers")}?category=${slug}`} className={styles.tile}>
      <span className={styles.arch}>{art && <Picture {...art} sizes={sizes} alt="" width={360} height={450} />}</span>
      <h3>{name}</h3>
      <small>{formatCount(provider_count, "vendor", "vendors")}</small>
    </Link>
  );
}
