import { useCallback, useRef, useState } from "react";
import { pathOf } from "../../../client/address-of.ts";
import type { AnswerOf } from "../../../client/call/call-types.ts";
import { ListResults } from "../../../client/list/list-results.tsx";
import { FilterChoice, FilterSearch, ListTools } from "../../../client/list/list-tools.tsx";
import { useList } from "../../../client/list/use-list.ts";
import {
  importMessages,
  listImportedPagesCall,
  type ImportedPageState,
  imported_page_days,
} from "../../../contract/imports/calls.ts";
import { ImportedTable } from "./imported-table.tsx";
import { InviteLink, type DisplayedLink } from "./invite-link.tsx";
import text from "../../../ui/text.module.css";
import styles from "./imported-tab.module.css";

type Answer = AnswerOf<typeof listImportedPagesCall>;

const states = Object.entries({
  not_invited: "Not invited",
  invited: "Invited",
  no_email: "Without an email",
} satisfies Record<ImportedPageState, string>);

/** Unclaimed imported pages and their actions [moving-10]. */
export default function ImportedTab() {
  const list = useList<Answer>(pathOf(listImportedPagesCall), {
    failed: importMessages.imported_pages_failed,
    limit: 25,
  });
  const [displayedLink, setDisplayedLink] = useState<DisplayedLink | null>(null);
  const lead = useRef<HTMLParagraphElement>(null);
  const hide = useCallback((hadFocus: boolean) => {
    if (hadFocus) lead.current?.focus({ preventScroll: true });
    setDisplayedLink(null);
  }, []);

  return (
    <div className={styles.tab}>
      <p ref={lead} tabIndex={-1} className={text.fine}>
        Only super admins see these pages until the businesses claim them. Each is deleted {imported_page_days} days
        after it was imported, changed or offered.
      </p>
      {displayedLink && <InviteLink key={displayedLink.invite_url} {...displayedLink} onRemoved={hide} />}
      <ListTools>
        <FilterSearch
          list={list}
          name="search"
          label="Search by business, email, town or directory"
          placeholder="Business, email, town or directory"
        />
        <FilterChoice list={list} name="state" label="Invited or not" all="All of them" options={states} />
      </ListTools>
      <ListResults
        list={list}
        height="24rem"
        nothing={{
          title: "No imported pages",
          text: "The command npm run import brings the businesses of another directory. They stay here until they are claimed.",
          searched: { title: "No pages found", text: "No results." },
        }}
      >
        {({ pages }) => (
          <ImportedTable
            pages={pages}
            isStale={list.isStale}
            onLink={setDisplayedLink}
            onChanged={() => void list.reload()}
          />
        )}
      </ListResults>
    </div>
  );
}
