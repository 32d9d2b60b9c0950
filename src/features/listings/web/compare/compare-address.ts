import { href } from "react-router";
import * as listQuery from "../../../../contract/providers/list-query.ts";

type Compared = {
  vendors: readonly string[];
  near?: string | undefined;
  within?: number | undefined;
  date?: string | undefined;
};

/** The comparison with date and place [browse-30]. */
export function compareAddress({ vendors, near, within, date }: Compared): string {
  const params = listQuery.write(listQuery.withDefaults({ near, within, date })).replace("?", "&");
  return `${href("/compare")}?vendors=${vendors.join(",")}${params}`;
}
