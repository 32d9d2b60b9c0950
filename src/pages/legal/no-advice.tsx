/** What every page about the law says of itself. */
export function NoAdvice() {
  return <>This page is not legal advice.</>;
}
