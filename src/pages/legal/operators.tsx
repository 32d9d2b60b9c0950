interface OperatorsProps {
  hasMailServer: boolean;
  hasBucket: boolean;
  googleSignIn: boolean;
}

export function Operators({ hasMailServer, hasBucket, googleSignIn }: OperatorsProps) {
  return (
    <>
      <h2>Who works for us, and where</h2>
      <p>These handle personal information for us, as our operators, and may use it for nothing else:</p>
      <ul>
        <li>the host of our server and database, where everything on this page is kept;</li>
        {hasMailServer && <li>the mail service that carries our emails;</li>}
        {hasBucket && <li>the storage service that keeps pictures and videos;</li>}
        {googleSignIn && <li>Google, when you choose to log in with it.</li>}
      </ul>
      <p>
        Some of them may keep or carry information outside South Africa{googleSignIn && "; Google does"}. Where they do,
        it is under a law or a contract that protects it as POPIA does (section 72), or because you asked for what needs
        it, such as an email to a mailbox abroad.
      </p>
    </>
  );
}
