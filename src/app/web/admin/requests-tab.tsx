import { useNews } from "../../../client/admin/use-news.tsx";
import type { AnswerOf } from "../../../client/call-types.ts";
import { ListFound } from "../../../client/list/list-found.tsx";
import { ListTools } from "../../../client/list/list-tools.tsx";
import { useList } from "../../../client/list/use-list.ts";
import { adminMessages } from "../../../contract/admin-messages.ts";
import { listVerificationRequests } from "../../../contract/verifications/words.ts";
import { JunkSenders } from "../../../features/enquiries/web/junk-senders.tsx";
import { RequestList } from "../../../features/verifications/web/request-list.tsx";
import { Select } from "../../../ui/input.tsx";
import { PersonalData } from "./personal-data.tsx";

type Answer = AnswerOf<typeof listVerificationRequests>;

const nothing = {
  title: "No open requests",
  text: "Providers that ask to be verified appear here, with their reasons.",
  sought: { title: "Nothing answered yet", text: "Answered requests appear here." },
};

/** Who asks to be verified, with the reasons and two answers; whom several providers marked as junk; and what is kept of a person who asks. */
export default function RequestsTab() {
  const list = useList<Answer>(listVerificationRequests.path, {
    failed: adminMessages.requests_failed,
    limit: 25,
  });
  const news = useNews();
  const refresh = () => void Promise.all([list.reload(), news.reload()]);
  return (
    <>
      <ListTools>
        <Select
          aria-label="Requests"
          value={list.filters["state"] ?? ""}
          onChange={(event) => list.narrow({ state: event.target.value })}
        >
          <option value="">Waiting for an answer</option>
          <option value="decided">Answered</option>
        </Select>
      </ListTools>
      <ListFound list={list} height="20rem" nothing={nothing}>
        {({ requests }) => <RequestList requests={requests} isStale={list.isStale} onDecided={refresh} />}
      </ListFound>
      <JunkSenders />
      <PersonalData />
    </>
  );
}
