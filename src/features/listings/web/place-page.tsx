import { useId } from "react";
import { Form, href, Link as RouterLink, redirect } from "react-router";
import { formatCount, formatNumber } from "../../../contract/format.ts";
import * as listQuery from "../../../contract/providers/list-query.ts";
import { cachedLoader } from "../../../platform/http/cached-page.ts";
import { Button, ButtonLink } from "../../../ui/button.tsx";
import { Field } from "../../../ui/form/field.tsx";
import { Input } from "../../../ui/form/input.tsx";
import { PageFrame } from "../../../ui/page/page-frame.tsx";
import type { PageHandle } from "../../../ui/page/page-handle.ts";
import { pageMeta, siteOf } from "../../../ui/page/page-meta.ts";
import { TitleBlock } from "../../../ui/page/section.tsx";
import { fullName } from "../../places/rules.ts";
import { presentPlaceFacts } from "../present-place-facts.ts";
import { readPlacePage } from "../read-place-page.ts";
import type { Route } from "./+types/place-page";
import { allowFromToday } from "./allow-from-today.ts";
import { cardProviders, picturesFirst } from "./cards/card-provider.ts";
import { formatCategoryTitle } from "./cards/format-category-title.ts";
import { ProviderGrid } from "./cards/provider-grid.tsx";
import { ResultGroups } from "./cards/result-groups.tsx";
import { browseAddress } from "./filters/browse-filters.ts";
import { buildPlaceJsonLd, buildBreadcrumbs } from "./place-head.ts";
import styles from "./place-page.module.css";

export const loader = cachedLoader({ tags: ["catalogue"] }, async (ctx, _query, params: Route.LoaderArgs["params"]) => {
  const result = await readPlacePage(ctx, { category: params.category, where: params.place });
  if ("instead" in result) throw redirect(result.instead, result.isForGood ? 301 : 302);
  const { category, where, list, province, facts, based, towns, provinces, extra } = result;
  const { within } = listQuery.empty;
  const name = where.place ? fullName(where.place) : where.name;
  const near = where.place ? { near: where.slug } : { province: where.province };
  return {
    title: formatCategoryTitle(category.name, name),
    facts: presentPlaceFacts({ name: where.name, isProvince: !where.place, total: list.total, based, within, facts }),
    trail: buildBreadcrumbs(category, where, province),
    providers: cardProviders(picturesFirst(list.providers), category.name),
    near: where.place ? { place: where.name, filters: { near: where.slug, within, date: "" } } : null,
    total: list.total,
    listParams: listQuery.write(listQuery.withDefaults({ category: category.slug, ...near })),
    whole: browseAddress(listQuery.withDefaults({ category: category.slug, ...near })),
    towns,
    townsTitle: where.place ? `Near ${where.name}` : `Towns in ${where.name}`,
    provinces,
    extra,
    relatedTitle: `Also in ${where.name}`,
  };
});

export const handle: PageHandle = { scripts: "late" };

export function meta({ loaderData, matches }: Route.MetaArgs) {
  // A failure has its own title.
  if (!loaderData) return [];
  const { title, facts, trail, providers, total } = loaderData;
  return pageMeta(matches, {
    title,
    description: facts.slice(0, 3).join(" "),
    path: trail.at(-1)?.to ?? href("/providers"),
    card: trail.at(-1)?.to.slice(1),
    structured: buildPlaceJsonLd(siteOf(matches).publicUrl, trail, { total, providers }),
  });
}

/** A category at a place or in a province [places-11]. */
export default function PlacePage({ loaderData }: Route.ComponentProps) {
  const {
    title,
    facts,
    trail,
    near,
    providers,
    total,
    listParams,
    whole,
    towns,
    townsTitle,
    provinces,
    extra,
    relatedTitle,
  } = loaderData;
  const rest = total - providers.length;
  return (
    <PageFrame>
      <nav aria-label="Breadcrumb" className={styles.trail}>
        <ol>
          {trail.map(({ name, to }, at) => (
            <li key={to}>
              {at === trail.length - 1 ? (
                <span aria-current="page">{name}</span>
              ) : (
                <RouterLink to={to}>{name}</RouterLink>
              )}
            </li>
          ))}
        </ol>
      </nav>
      <TitleBlock title={title} lead={facts.join(" ")} />
      <Form action={href("/providers")} className={styles.date}>
        {[...new URLSearchParams(listParams)].map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        <Field label="Wedding date">
          <Input type="date" name="date" required onFocus={allowFromToday} />
        </Field>
        <Button type="submit" variant="outline">
          See who is available
        </Button>
      </Form>
      <div className={styles.list}>
        <h2>{formatCount(total, "vendor", "vendors")}</h2>
        {near ? <ResultGroups providers={providers} {...near} /> : <ProviderGrid providers={providers} place="page" />}
        <ButtonLink to={whole} variant="outline">
          {rest > 0 ? `See the other ${formatNumber(rest)}, and filter` : "Filter and sort this list"}
        </ButtonLink>
      </div>
      <div className={styles.ways}>
        <PlaceLinks title={townsTitle} ways={towns} />
        <PlaceLinks title="Nearby provinces" ways={provinces} />
        <PlaceLinks title={relatedTitle} ways={extra} />
      </div>
    </PageFrame>
  );
}

type PlaceLink = { name: string; category: string; where: string; total: number };

function PlaceLinks({ title, ways: links }: { title: string; ways: readonly PlaceLink[] }) {
  const id = useId();
  if (links.length === 0) return null;
  return (
    <section aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      <ul>
        {links.map(({ name, category, where, total }) => (
          <li key={`${category} ${where}`}>
            <ButtonLink small variant="outline" to={href("/:category/:place", { category, place: where })}>
              {name} <small>{formatNumber(total)}</small>
            </ButtonLink>
          </li>
        ))}
      </ul>
    </section>
  );
}
