import { Suspense } from "react";
import { data, href, useNavigation } from "react-router";
import * as limits from "../../../contract/limits.ts";
import { messages } from "../../../contract/messages.ts";
import * as listQuery from "../../../contract/providers/list-query.ts";
import type { ListQuery } from "../../../contract/providers/list-query.ts";
import { cachedLoader } from "../../../platform/http/cached-page.ts";
import { Button, ButtonLink } from "../../../ui/button.tsx";
import { classNames } from "../../../ui/class-names.ts";
import { Pager } from "../../../ui/data/pager.tsx";
import { Check } from "../../../ui/form/check.tsx";
import { SearchField } from "../../../ui/form/input.tsx";
import { lazyComponent } from "../../../ui/lazy-component.ts";
import { EmptyState } from "../../../ui/page/empty-state.tsx";
import { PageFrame } from "../../../ui/page/page-frame.tsx";
import type { PageHandle } from "../../../ui/page/page-handle.ts";
import { pageMeta } from "../../../ui/page/page-meta.ts";
import { TitleBlock } from "../../../ui/page/section.tsx";
import { listingPageCount } from "../count-list.ts";
import { listProviders } from "../list-providers.ts";
import { readOldDirectoryQuery } from "../read-list-query.ts";
import { suggestSearches } from "../search/suggest-ways.ts";
import type { Route } from "./+types/old-directory-page";
import { cardProviders, picturesFirst } from "./cards/card-provider.ts";
import { createListCache } from "./cards/create-list-cache.ts";
import { formatTotal } from "./cards/format-total.ts";
import { MyCardPosition } from "./cards/my-card-position.tsx";
import { ProviderGrid } from "./cards/provider-grid.tsx";
import { browseAddress } from "./filters/browse-filters.ts";
import { pickedFilters } from "./filters/picked-filters.ts";
import { useFilterForm } from "./filters/use-filter-form.ts";
import { NoConnection } from "./no-connection.tsx";
import { useRestoredFocus } from "./use-restored-focus.ts";
import styles from "./old-directory-page.module.css";

const FilterSuggestions = lazyComponent(async () => (await import("./ways-on.tsx")).FilterSuggestions);

type Filters = { city: string; verified: boolean };

export const loader = cachedLoader({ tags: ["catalogue"], read: readOldDirectoryQuery }, async (ctx, query) => {
  const { city = "", verified = true, page = 1 } = query;
  const list = await listProviders(ctx, { city, verified, page, limit: limits.page_size });
  const pages = listingPageCount(list);
  const filters: Filters = { city, verified };
  const answer = {
    filters,
    providers: cardProviders(picturesFirst(list.providers)),
    total: list.total,
    isCapped: list.is_total_capped,
    page,
    pages,
    ways: list.total <= limits.few_providers_max ? await suggestSearches(ctx, { city, verified }, list.total) : null,
  };
  return data(answer, { status: page > pages ? 404 : 200 });
});

/** Offline, the shown list stays, with a notice. */
export const clientLoader = ({ serverLoader }: Route.ClientLoaderArgs) => saved.load(() => serverLoader());
const saved = createListCache();

export const handle: PageHandle = { scripts: "late" };

/** Search engines are sent to the newer list of the same providers. */
export function meta({ matches }: Route.MetaArgs) {
  const description = "The older directory of wedding vendors, by town or city.";
  return pageMeta(matches, { title: "Provider directory", description, path: href("/providers-old"), noindex: true });
}

function addressOf({ city, verified }: Filters, page = 1): string {
  const query = new URLSearchParams();
  if (city !== "") query.set("city", city);
  if (!verified) query.set("verified", "false");
  if (page > 1) query.set("page", String(page));
  return query.size === 0 ? href("/providers-old") : `${href("/providers-old")}?${query}`;
}

/** Filters that this page lacks lead to the browse page. */
function listOf(filters: ListQuery): string {
  return filters.province === "" ? addressOf(filters) : browseAddress(filters);
}

function filtersOf(form: URLSearchParams): Filters {
  return { city: (form.get("city") ?? "").trim(), verified: form.getAll("verified").at(-1) === "true" };
}

function DirectoryForm({ filters }: { filters: Filters }) {
  const { chosen, version, form } = useFilterForm({ filters, addressOf, read: filtersOf });
  return (
    <form {...form} action={href("/providers-old")} className={styles.form} aria-label="Filters">
      <SearchField
        key={`city ${version}`}
        label="Town or city"
        name="city"
        placeholder="Town or city"
        defaultValue={chosen.city}
        maxLength={limits.search_length_max}
        enterKeyHint="search"
      />
      {/* an unticked box sends nothing, so this hidden value does; a tick overrides it */}
      <input type="hidden" name="verified" value="false" />
      <Check key={`verified ${version}`} name="verified" value="true" defaultChecked={chosen.verified}>
        Verified only
      </Check>
      <Button type="submit" className={styles.withoutScript}>
        Search
      </Button>
    </form>
  );
}

/** The older directory with town and verified filters [visitors-17]. */
export default function OldDirectoryPage({ loaderData }: Route.ComponentProps) {
  const { filters, providers, total, isCapped, page, pages, ways } = loaderData;
  const isOld = saved.useCached(loaderData);
  const all = { ...listQuery.empty, ...filters };
  const focus = useRestoredFocus(filters);
  const isLeaving = useNavigation().location?.pathname === href("/providers-old");
  return (
    <PageFrame>
      <div className={styles.head}>
        <TitleBlock title="Provider directory" />
        <div className={styles.doors}>
          <ButtonLink to={href("/register")}>Register as Provider</ButtonLink>
          <ButtonLink to={href("/login")} variant="outline">
            Provider Login
          </ButtonLink>
        </div>
      </div>
      <DirectoryForm filters={filters} />
      <section
        {...focus}
        aria-labelledby="count"
        aria-busy={isLeaving}
        className={classNames(styles.results, isLeaving && styles.leaving)}
      >
        {isOld && <NoConnection />}
        <div aria-live="polite" className={styles.count}>
          <h2 id="count" tabIndex={-1}>
            {formatTotal(total, isCapped)}
          </h2>
        </div>
        <MyCardPosition list={addressOf(filters)} />
        {providers.length > 0 ? (
          <>
            <ProviderGrid providers={providers} place="page" />
            <Pager className={styles.pager} page={page} pages={pages} href={(each) => addressOf(filters, each)} />
          </>
        ) : (
          <EmptyState
            title={messages.no_providers_found}
            level={3}
            action={<ButtonLink to={href("/providers")}>Browse Providers</ButtonLink>}
          >
            Try another town, or include vendors who aren’t verified yet.
          </EmptyState>
        )}
        {ways && (
          <Suspense>
            <FilterSuggestions
              {...{ ways }}
              filters={all}
              picked={pickedFilters(all, { category: "", subcategory: "" }, listOf)}
              addressOf={listOf}
            />
          </Suspense>
        )}
      </section>
    </PageFrame>
  );
}
