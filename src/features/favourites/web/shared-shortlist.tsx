import Heart from "lucide/dist/esm/icons/heart.mjs";
import { href } from "react-router";
import { useVisitor } from "../../../client/session.ts";
import { formatDate } from "../../../contract/format.ts";
import { Banner } from "../../../ui/banner.tsx";
import { Button, ButtonLink } from "../../../ui/button.tsx";
import { EmptyState } from "../../../ui/empty-state.tsx";
import { report } from "../../../ui/report.ts";
import { TitleBlock } from "../../../ui/section.tsx";
import { useToast } from "../../../ui/toast.tsx";
import type { CardProvider } from "../../listings/web/card-provider.ts";
import { useSaved } from "../../listings/web/hearts.ts";
import { ShortlistVendors } from "./shortlist-vendors.tsx";

interface SharedShortlistProps {
  providers: readonly CardProvider[];
  notice: string;
  date: string;
  onward: string;
}

export function SharedShortlist({ providers, notice, date, onward }: SharedShortlistProps) {
  if (providers.length === 0) {
    return (
      <EmptyState
        level={1}
        title="No vendors on this shortlist"
        action={<ButtonLink to={href("/providers")}>Browse vendors</ButtonLink>}
      >
        {notice}
      </EmptyState>
    );
  }
  const ids = providers.map(({ id }) => id);
  return (
    <>
      <TitleBlock
        title="Wedding vendor shortlist"
        lead={`Vendors that were shared with you${date && ` for a wedding on ${formatDate(date)}`}.`}
      />
      {notice && <Banner>{notice}</Banner>}
      <ShortlistVendors providers={providers} onward={onward}>
        <SaveAll ids={ids} />
      </ShortlistVendors>
    </>
  );
}

function SaveAll({ ids }: { ids: readonly string[] }) {
  const { kind } = useVisitor();
  const isKept = useSaved();
  const toast = useToast();
  if (kind === "provider") return null;
  const areAllSaved = ids.every(isKept);
  async function save() {
    try {
      const { saveAll } = await import("./heart-work.tsx");
      const { sentence, isBad } = await saveAll(ids);
      toast(sentence, undefined, isBad ? { tone: "bad" } : {});
    } catch (cause) {
      report(cause);
      toast("The vendors could not be saved. Please check your connection and try again.", undefined, { tone: "bad" });
    }
  }
  return (
    <Button small variant="outline" icon={Heart} disabled={areAllSaved} onClick={() => void save()}>
      {areAllSaved ? "All saved" : kind === "couple" ? "Save all to favourites" : "Save all to my shortlist"}
    </Button>
  );
}
