interface OperatorsProps {
  hasMailServer: boolean;
  hasBucket: boolean;
  googleSignIn: boolean;
}

export function Operators({ hasMailServer, hasBucket, googleSignIn }: OperatorsProps) {
  return (
    <>
      <h2>Who works for us, and where</h2>
      <p>These operators process personal information for us, and may use it for nothing else:</p>
      <ul>
        <li>the host of our server and database, where everything on this page is stored;</li>
        {hasMailServer && <li>the mail service that sends our emails;</li>}
        {hasBucket && <li>the storage service that stores pictures and videos;</li>}
        {googleSignIn && <li>Google, when you choose to log in with it.</li>}
      </ul>
      <p>
        Some of them may store or transfer information outside South Africa{googleSignIn && "; Google does"}. Where they
        do, a law or a contract protects it as POPIA does (section 72), or your request makes it necessary, such as an
        email to a mailbox abroad.
      </p>
    </>
  );
}
