import { useCallback, useRef, useState } from "react";
import type { AnswerOf } from "../../../client/call/call-types.ts";
import { ListResults } from "../../../client/list/list-results.tsx";
import { ListTools } from "../../../client/list/list-tools.tsx";
import { useList } from "../../../client/list/use-list.ts";
import {
  importedPageStates,
  importMessages,
  listImportedPagesCall,
  type ImportedPageState,
  imported_page_days,
} from "../../../contract/imports/calls.ts";
import { SearchField, Select } from "../../../ui/form/input.tsx";
import { ImportedTable } from "./imported-table.tsx";
import { InviteLink, type DisplayedLink } from "./invite-link.tsx";
import text from "../../../ui/text.module.css";
import styles from "./imported-tab.module.css";

type Answer = AnswerOf<typeof listImportedPagesCall>;

const states: Record<ImportedPageState, string> = {
  not_invited: "Not invited",
  invited: "Invited",
  no_email: "Without an email",
};

/** Unclaimed imported pages and their actions [moving-10]. */
export default function ImportedTab() {
  const list = useList<Answer>(listImportedPagesCall.path, { failed: importMessages.imported_pages_failed, limit: 25 });
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
        <SearchField
          label="Search by business, email, town or directory"
          placeholder="Business, email, town or directory"
          value={list.filters["search"] ?? ""}
          onChange={(event) => list.narrow({ search: event.target.value })}
        />
        <Select
          aria-label="Invited or not"
          value={list.filters["state"] ?? ""}
          onChange={(event) => list.narrow({ state: event.target.value })}
        >
          <option value="">All of them</option>
          {importedPageStates.map((state) => (
            <option key={state} value={state}>
              {states[state]}
            </option>
          ))}
        </Select>
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
