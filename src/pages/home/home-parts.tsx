import ArrowRight from "lucide/dist/esm/icons/arrow-right.mjs";
import { useId } from "react";
import { href, Link } from "react-router";
import type { Category } from "../../contract/categories/schema.ts";
import { formatCount } from "../../contract/format.ts";
import * as limits from "../../contract/limits.ts";
import type { CardProvider } from "../../features/listings/web/cards/card-provider.ts";
import { ProviderGrid } from "../../features/listings/web/cards/provider-grid.tsx";
import { ButtonLink } from "../../ui/button.tsx";
import { LinkOn } from "../../ui/link.tsx";
import { Icon } from "../../ui/page/icon.tsx";
import { PageFrame } from "../../ui/page/page-frame.tsx";
import { Section } from "../../ui/page/section.tsx";
import { Picture } from "../../ui/picture.tsx";
import narrow from "./art/quotes-720.webp";
import wide from "./art/quotes-900.webp";
import { categoryArt } from "./category-art.ts";
import categoryTilesStyles from "./category-tiles.module.css";
import styles from "./large-places.module.css";
import quotesCallStyles from "./quotes-call.module.css";

const sizes = "(min-width: 75.5rem) 180px, (min-width: 60rem) 14vw, (min-width: 40rem) 21vw, 40px";

/** Rule [visitors-11]. */
function CategoryTiles({ categories }: { categories: readonly Omit<Category, "id">[] }) {
  if (categories.length === 0) return null;
  return (
    <PageFrame>
      <Section
        title={<>Everyone you need, from&nbsp;lobola to last dance</>}
        action={<LinkOn to={href("/providers")}>Browse Providers</LinkOn>}
      >
        <ul className={categoryTilesStyles.tiles}>
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
    <Link to={`${href("/providers")}?category=${slug}`} className={categoryTilesStyles.tile}>
      <span className={categoryTilesStyles.arch}>
        {art && <Picture {...art} sizes={sizes} alt="" width={360} height={450} />}
      </span>
      <h3>{name}</h3>
      <small>{formatCount(provider_count, "vendor", "vendors")}</small>
    </Link>
  );
}

interface BrowsingProps {
  tiles: readonly Omit<Category, "id">[];
  featured: readonly CardProvider[];
}

export function Browsing({ tiles, featured }: BrowsingProps) {
  return (
    <>
      <QuotesCall />
      <CategoryTiles categories={tiles} />
      {featured.length > 0 && (
        <PageFrame>
          <Section
            title="Featured Providers"
            lead="Verified by people who do this work themselves."
            action={<LinkOn to={`${href("/providers")}?verified=true`}>See all</LinkOn>}
          >
            <ProviderGrid providers={featured} place="row" eager={0} />
          </Section>
        </PageFrame>
      )}
    </>
  );
}

/** Rule [places-11]. */
export function LargePlaces({ links }: { links: readonly { label: string; to: string }[] }) {
  if (links.length === 0) return null;
  return (
    <PageFrame>
      <Section title="Popular by place">
        <ul className={styles.places}>
          {links.map(({ label, to }) => (
            <li key={to}>
              <ButtonLink small variant="outline" to={to}>
                {label}
              </ButtonLink>
            </li>
          ))}
        </ul>
      </Section>
    </PageFrame>
  );
}

/** Rule [visitors-10]. */
function QuotesCall() {
  const titleId = useId();
  return (
    <section className={quotesCallStyles.quotes} aria-labelledby={titleId}>
      <PageFrame className={quotesCallStyles.row}>
        <div>
          <h2 id={titleId}>Get Multiple Quotes Instantly</h2>
          <p>
            Tell us about your day once. We send it to up to {limits.bulk_recipients_per_category_max} vendors in each
            category you choose, nearest your venue first, and they reply to you directly.
          </p>
          <ButtonLink variant="light" to={href("/bulk-contact")}>
            Contact Multiple Vendors <Icon of={ArrowRight} />
          </ButtonLink>
        </div>
        <Picture
          src={wide}
          srcSet={`${narrow} 720w, ${wide} 900w`}
          sizes="(min-width: 75.5rem) 520px, (min-width: 56rem) 41vw, 92vw"
          alt=""
          width={900}
          height={700}
        />
      </PageFrame>
    </section>
  );
}
