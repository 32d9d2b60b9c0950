import { href } from "react-router";
import { useFetched } from "../../../client/call/use-fetched.ts";
import { listMembersCall, weddingMessages } from "../../../contract/weddings/calls.ts";
import { ButtonLink } from "../../../ui/button.tsx";
import { EmptyState } from "../../../ui/page/empty-state.tsx";

/** Shown to readers instead of a form that would be refused [weddings-16], with who can change it. */
export function OnlyReads({ level, what }: { level: 2 | 3; what: string }) {
  const { value } = useFetched(listMembersCall, { as: "couple", failed: "" });
  const owner = value?.members.find(({ role }) => role === "owner")?.name || "Its owner";
  return (
    <EmptyState
      level={level}
      title={weddingMessages.reader_only}
      action={
        <ButtonLink variant="outline" to={href("/wedding")}>
          See who plans it
        </ButtonLink>
      }
    >
      {what} is for its owner and editors. {owner} can make you an editor.
    </EmptyState>
  );
}
