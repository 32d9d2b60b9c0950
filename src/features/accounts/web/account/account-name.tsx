/** A hidden field that tells password managers whose password it is. */
export function AccountName({ email }: { email: string }) {
  return <input hidden readOnly type="email" name="username" autoComplete="username" value={email} />;
}
