import { href } from "react-router";
import * as listQuery from "../../contract/providers/list-query.ts";
import { browseAddress } from "../../features/listings/web/browse-filters.ts";
import type { ComparedVendor } from "../../features/listings/web/compared-vendor.ts";
import { ButtonLink } from "../../ui/button.tsx";
import { EmptyState } from "../../ui/empty-state.tsx";
import { Link } from "../../ui/link.tsx";

interface TooFewVendorsProps {
  vendors: readonly Pick<ComparedVendor, "id" | "business_name">[];
  category: { name: string; slug: string } | null;
  date: string;
  near: string;
  within?: number;
}

export function TooFewVendors({ vendors: [only], category, date, near, within }: TooFewVendorsProps) {
  const asked = { date, near, within };
  const list = browseAddress(listQuery.whole({ ...asked, category: category?.slug }));
  return (
    <EmptyState
      title={only ? "Choose another vendor to compare" : "Choose two to four vendors to compare"}
      action={<ButtonLink to={list}>{category ? `Browse ${category.name}` : "Browse vendors"}</ButtonLink>}
    >
      Tap the heart on vendors in the list, then choose Compare.
      {only && (
        <>
          {" "}
          So far there is only{" "}
          <Link to={href("/provider/:id", { id: only.id }) + listQuery.write(listQuery.whole(asked))}>
            {only.business_name}
          </Link>
          .
        </>
      )}
    </EmptyState>
  );
}
