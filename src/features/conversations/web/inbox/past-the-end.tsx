import { ButtonLink } from "../../../../ui/button.tsx";
import { EmptyState } from "../../../../ui/page/empty-state.tsx";

export function PastTheEnd({ firstPage }: { firstPage: string }) {
  return (
    <EmptyState title="No results on this page" action={<ButtonLink to={firstPage}>First page</ButtonLink>}>
      The list is shorter than before.
    </EmptyState>
  );
}
