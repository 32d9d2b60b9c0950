import type { ReactNode } from "react";
import { Form } from "react-router";
import * as limits from "../../../../contract/limits.ts";
import { ButtonLink } from "../../../../ui/button.tsx";
import { classNames } from "../../../../ui/class-names.ts";
import { SearchField } from "../../../../ui/form/input.tsx";
import { EmptyState } from "../../../../ui/page/empty-state.tsx";
import styles from "./conversation-list.module.css";

interface ListSearchProps {
  label: string;
  search: string;
  className?: string | undefined;
  children?: ReactNode;
}

export function ListSearch({ label, search, className, children }: ListSearchProps) {
  return (
    <Form role="search" className={classNames(styles.search, className)}>
      {children}
      <SearchField
        label={label}
        name="search"
        placeholder="Search by name or message"
        defaultValue={search}
        maxLength={limits.search_length_max}
      />
    </Form>
  );
}

interface NoResultsProps {
  search: string;
  isPastTheEnd: boolean;
  firstPage: string;
  children: ReactNode;
}

export function NoResults({ search, isPastTheEnd, firstPage, children }: NoResultsProps) {
  if (isPastTheEnd)
    return (
      <EmptyState title="No results on this page" action={<ButtonLink to={firstPage}>First page</ButtonLink>}>
        The list is shorter than before.
      </EmptyState>
    );
  if (search === "") return children;
  return (
    <EmptyState title={`No results for “${search}”`} action={<ButtonLink to={firstPage}>Show all</ButtonLink>}>
      We searched names, places and messages.
    </EmptyState>
  );
}
