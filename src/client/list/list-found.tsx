import { useEffect, useRef, type FocusEvent, type ReactNode } from "react";
import { EmptyState } from "../../ui/empty-state.tsx";
import { LoadFailure } from "../../ui/load-failure.tsx";
import { Pager } from "../../ui/pager.tsx";
import { Skeleton } from "../../ui/skeleton.tsx";
import { givenFilters } from "./list-address.ts";
import type { List } from "./use-list.ts";
import styles from "./list-found.module.css";

interface ListFoundProps<Answer> {
  list: List<Answer>;
  /** About as high as a first page. */
  height: string;
  /** What is said of a list that holds nothing at all, and of one that nothing fits in. */
  nothing: { title: string; text: string; sought?: { title: string; text: string } };
  /** Below the title of a part of the tab. */
  level?: 2 | 3;
  children: (answer: Answer) => ReactNode;
}

/** What a list holds, with the ways to its pages; or what there is to say instead. */
export function ListFound<Answer>({ list, height, nothing, level = 2, children }: ListFoundProps<Answer>) {
  const { answer, error, isStale, filters, page, pages, turn, reload } = list;
  const top = useFocusKept();
  const failure = error !== null && <LoadFailure onRetry={() => void reload()}>{error}</LoadFailure>;
  if (!answer || (failure && isStale)) return failure || <Skeleton height={height} />;
  const isSought = givenFilters(filters).length > 0;
  const { title, text } = (isSought ? nothing.sought : undefined) ?? nothing;

  function turnTo(to: number) {
    turn(to);
    top.ref.current?.focus({ preventScroll: true });
    top.ref.current?.scrollIntoView();
  }
  return (
    <div {...top} tabIndex={-1} className={styles.found}>
      {failure}
      {answer.total === 0 ? (
        <EmptyState title={title} level={level}>
          {text}
        </EmptyState>
      ) : (
        children(answer)
      )}
      <Pager page={page} pages={pages} onTurn={turnTo} />
    </div>
  );
}

/** The place that takes the focus when what held it in here went, with the row it stood in, say. */
function useFocusKept() {
  const ref = useRef<HTMLDivElement>(null);
  const isInside = useRef(false);
  useEffect(() => {
    if (isInside.current && document.activeElement === document.body) ref.current?.focus({ preventScroll: true });
  });
  return {
    ref,
    onFocus() {
      isInside.current = true;
    },
    onBlur({ target }: FocusEvent) {
      if (target.isConnected) isInside.current = false;
    },
  };
}
