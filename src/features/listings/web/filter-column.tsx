import { lazy, Suspense, useSyncExternalStore } from "react";
import * as listQuery from "../../../contract/providers/list-query.ts";
import { report } from "../../../ui/report.ts";
import type { FilterFieldsProps } from "./filter-fields.tsx";
import "../../../ui/segments.module.css";
import "../../../ui/switch.module.css";
import "./filter-bar.module.css";
import "./filter-fields.module.css";

/** From here on the filters stand in a bar; below they are in a sheet. The style of the form says the same. */
const column = "(min-width: 64rem)";

function hear(change: () => void) {
  const screen = matchMedia(column);
  screen.addEventListener("change", change);
  return () => screen.removeEventListener("change", change);
}

/** Resolves once there is room for the bar, on the server at once. */
function columnSeen(): Promise<void> {
  return new Promise((resolve) => {
    if (typeof matchMedia === "undefined" || matchMedia(column).matches) resolve();
    else matchMedia(column).addEventListener("change", () => resolve(), { once: true });
  });
}

const fetchFields = () => import("./filter-bar.tsx");

let fields: ReturnType<typeof fetchFields> | undefined;

/** The bar's fields, for all who wait for them. Without a connection they are asked for once more when there is one. */
const loadFields = () =>
  (fields ??= fetchFields().catch((cause: unknown) => connection().then(() => fetchAgain(cause))));

/** A browser may hold a script that failed for failed: the file is asked for at another address, made of the one that the failure names. */
function fetchAgain(cause: unknown): ReturnType<typeof fetchFields> {
  const [address] = /http\S+\.js/.exec(String(cause)) ?? [];
  return address ? (import(/* @vite-ignore */ `${address}?again`) as ReturnType<typeof fetchFields>) : fetchFields();
}

/** Resolves with the next connection, or soon where the browser thinks that it has one. */
function connection(): Promise<void> {
  return new Promise((resolve) => {
    addEventListener("online", () => resolve(), { once: true });
    if (navigator.onLine) setTimeout(resolve, 2000);
  });
}

/** Resolves once the bar's fields can be alive, at once where they are not in sight. Rejects if they can't be fetched. */
export async function columnAlive(): Promise<void> {
  if (matchMedia(column).matches) await loadFields();
}

/** Fetched where the bar is in sight; its styles are there from the beginning. */
const FilterBar = lazy(async () => {
  await columnSeen();
  try {
    return { default: (await loadFields()).FilterBar };
  } catch (cause) {
    report(cause);
    // fields that can’t be fetched stay as the server wrote them: a race of nobody never ends
    return Promise.race<never>([]);
  }
});

export interface FilterColumnProps extends FilterFieldsProps {
  /** Changes when the filters were changed from outside their form. */
  version: number;
}

/** The filters above the list, in a bar. Without room for them the form keeps what was chosen; without scripts they are always there. */
export function FilterColumn({ version, ...fields }: FilterColumnProps) {
  const isSeen = useSyncExternalStore(
    hear,
    () => matchMedia(column).matches,
    () => true,
  );
  const kept = <KeptFilters {...fields} />;
  if (!isSeen) return kept;
  return (
    <Suspense fallback={kept}>
      <FilterBar version={version} {...fields} />
    </Suspense>
  );
}

/** Keeps the filters that were chosen in the form, where their fields are not. */
function KeptFilters({ filters }: Pick<FilterFieldsProps, "filters">) {
  const kept = new URLSearchParams(listQuery.write({ ...filters, search: "", sortBy: listQuery.empty.sortBy }));
  return [...kept].map(([name, value]) => <input key={name} type="hidden" name={name} value={value} />);
}
