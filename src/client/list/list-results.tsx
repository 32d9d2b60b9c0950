import { useEffect, useRef, type FocusEvent, type ReactNode } from "react";
import { Pager } from "../../ui/data/pager.tsx";
import { EmptyState } from "../../ui/page/empty-state.tsx";
import { LoadFailure } from "../../ui/page/load-failure.tsx";
import { Skeleton } from "../../ui/page/skeleton.tsx";
import { givenFilters } from "./list-address.ts";
import type { List } from "./use-list.ts";
import styles from "./list-results.module.css";

interface ListResultsProps<Answer> {
  list: List<Answer>;
  height: string;
  nothing: { title: string; text: string; searched?: { title: string; text: string } };
  level?: 2 | 3;
  children: (answer: Answer) => ReactNode;
}

export function ListResults<Answer>({ list, height, nothing, level = 2, children }: ListResultsProps<Answer>) {
  const { answer, error, isStale, filters, page, pages, turn, reload } = list;
  const top = useRestoredFocus();
  const failure = error !== null && <LoadFailure onRetry={() => void reload()}>{error}</LoadFailure>;
  if (!answer || (failure && isStale)) return failure || <Skeleton height={height} />;
  const isFiltered = givenFilters(filters).length > 0;
  const { title, text } = (isFiltered ? nothing.searched : undefined) ?? nothing;

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

/** Takes the focus when the focused element is removed. */
function useRestoredFocus() {
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
