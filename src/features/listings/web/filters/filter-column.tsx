import { lazy, Suspense, useSyncExternalStore } from "react";
import * as listQuery from "../../../../contract/providers/list-query.ts";
import { reportClientError } from "../../../../ui/report.ts";
import type { FilterFieldsProps } from "./filter-fields.tsx";
import "../../../../ui/form/segments.module.css";
import "../../../../ui/form/switch.module.css";
import "./filter-bar.module.css";
import "./filter-fields.module.css";

/** The bar's minimum width; must match the form's style. */
const column = "(min-width: 64rem)";

function hear(change: () => void) {
  const screen = matchMedia(column);
  screen.addEventListener("change", change);
  return () => screen.removeEventListener("change", change);
}

/** Resolves when the bar fits; at once on the server. */
function columnSeen(): Promise<void> {
  return new Promise((resolve) => {
    if (typeof matchMedia === "undefined" || matchMedia(column).matches) resolve();
    else matchMedia(column).addEventListener("change", () => resolve(), { once: true });
  });
}

const fetchFields = () => import("./filter-bar.tsx");

let fields: ReturnType<typeof fetchFields> | undefined;

/** Retried once when the connection returns. */
const loadFields = () =>
  (fields ??= fetchFields().catch((cause: unknown) => connection().then(() => fetchAgain(cause))));

/** Browsers cache failed imports, so the retry uses another address, taken from the error. */
function fetchAgain(cause: unknown): ReturnType<typeof fetchFields> {
  const [address] = /http\S+\.js/.exec(String(cause)) ?? [];
  return address ? (import(/* @vite-ignore */ `${address}?again`) as ReturnType<typeof fetchFields>) : fetchFields();
}

/** Resolves when online, or soon if the browser claims to be. */
function connection(): Promise<void> {
  return new Promise((resolve) => {
    addEventListener("online", () => resolve(), { once: true });
    if (navigator.onLine) setTimeout(resolve, 2000);
  });
}

/** Resolves when the fields can hydrate; at once if hidden. Rejects if loading fails. */
export async function columnAlive(): Promise<void> {
  if (matchMedia(column).matches) await loadFields();
}

/** Loaded when visible; its styles are always there. */
const FilterBar = lazy(async () => {
  await columnSeen();
  try {
    return { default: (await loadFields()).FilterBar };
  } catch (cause) {
    reportClientError(cause);
    // a promise that never settles keeps the server's fields
    return Promise.race<never>([]);
  }
});

export interface FilterColumnProps extends FilterFieldsProps {
  version: number;
}

/** On narrow screens the form keeps hidden values. */
export function FilterColumn({ version, ...fields }: FilterColumnProps) {
  const isSeen = useSyncExternalStore(
    hear,
    () => matchMedia(column).matches,
    () => true,
  );
  const saved = <HiddenFilters {...fields} />;
  if (!isSeen) return saved;
  return (
    <Suspense fallback={saved}>
      <FilterBar version={version} {...fields} />
    </Suspense>
  );
}

function HiddenFilters({ filters }: Pick<FilterFieldsProps, "filters">) {
  const saved = new URLSearchParams(listQuery.write({ ...filters, search: "", sortBy: listQuery.empty.sortBy }));
  return [...saved].map(([name, value]) => <input key={name} type="hidden" name={name} value={value} />);
}
