export function NoAdvice() {
  return <>This page is not legal advice.</>;
}
