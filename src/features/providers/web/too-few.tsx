import type { ReactNode } from "react";
import { formatCount, formatNumber } from "../../../contract/format.ts";
import { messages } from "../../../contract/messages.ts";
import { ButtonLink } from "../../../ui/button.tsx";
import { Chips } from "../../../ui/chips.tsx";
import { EmptyState } from "../../../ui/empty-state.tsx";
import { LinkOn } from "../../../ui/link.tsx";
import type { Ways } from "../suggest-ways.ts";
import { browseAddress, noFilters, type BrowseFilters } from "./browse-filters.ts";
import type { PickedFilter } from "./picked-filters.ts";
import styles from "./browse-page.module.css";

interface TooFewProps {
  filters: BrowseFilters;
  pages: number;
  total: number;
  ways: Ways | null;
  picked: readonly PickedFilter[];
}

/** What stands below a list with next to nothing in it, and in place of an empty one. */
export function TooFew({ filters, pages, total, ways, picked }: TooFewProps) {
  const isPastTheEnd = total > 0 && !ways;
  return (
    <>
      {(total === 0 || isPastTheEnd) && <Nothing filters={filters} pages={pages} total={total} />}
      {ways && <WaysOn ways={ways} filters={filters} picked={picked} />}
    </>
  );
}

type WaysOnProps = Pick<TooFewProps, "filters" | "picked"> & { ways: Ways };

/** Where to look: each way with how many providers are there. */
function WaysOn({ ways: { without, alone, towns, provinces }, filters, picked }: WaysOnProps) {
  const totals = new Map(Object.entries(without));
  const totalsAlone = new Map(Object.entries(alone));
  const loose = picked.flatMap(({ name, label, without: to }) => {
    const total = totals.get(name);
    return total === undefined ? [] : [{ to, label: `Without ${quoted(label)}`, total }];
  });
  const only = picked.flatMap(({ name, label }) => {
    const total = totalsAlone.get(name);
    const to = browseAddress({ ...noFilters, [name]: name === "price" ? "" : filters[name] });
    return total === undefined ? [] : [{ to, label: `Only ${quoted(label)}`, total }];
  });
  const near = towns.map(({ city, total }) => ({ to: browseAddress({ ...filters, city }), label: city, total }));
  const around = provinces.map(({ province, total }) => ({
    to: browseAddress({ ...filters, city: "", province }),
    label: province,
    total,
  }));
  return (
    <div className={styles.ways}>
      <WayList title="More with fewer filters" ways={[...loose, ...only]} />
      <WayList title="Other towns in the province" ways={near} />
      <WayList title="Provinces next door" ways={around} />
      <h3>Ask several at once</h3>
      <p>Tell us about your day once, and we send it to businesses in the categories that you choose.</p>
      <LinkOn to="/bulk-contact">Contact Multiple Vendors</LinkOn>
    </div>
  );
}

type Way = { to: string; label: ReactNode; total: number };

function WayList({ title, ways }: { title: string; ways: readonly Way[] }) {
  if (ways.length === 0) return null;
  return (
    <>
      <h3>{title}</h3>
      <Chips>
        {ways.map(({ to, label, total }) => (
          <ButtonLink key={to} small variant="outline" to={to} preventScrollReset>
            {label}: {formatNumber(total)}
          </ButtonLink>
        ))}
      </Chips>
    </>
  );
}

/** In quotation marks, unless it has some already. */
function quoted(label: string): string {
  return label.includes("“") ? label : `“${label}”`;
}

function Nothing({ filters, pages, total }: { filters: BrowseFilters; pages: number; total: number }) {
  const isPastTheEnd = total > 0;
  if (isPastTheEnd) {
    return (
      <EmptyState
        title={messages.no_providers_found}
        level={3}
        action={<ButtonLink to={browseAddress(filters)}>Back to the first page</ButtonLink>}
      >
        This list has {formatCount(pages, "page", "pages")}, and this one comes after the last.
      </EmptyState>
    );
  }
  return (
    <EmptyState
      title={messages.no_providers_found}
      level={3}
      action={<ButtonLink to={browseAddress({ ...noFilters, sortBy: filters.sortBy })}>Clear the filters</ButtonLink>}
    >
      Try adjusting the filters: another spelling, a wider area, more price ranges or a lower trust score.
    </EmptyState>
  );
}
