/** What the program says to the pre-token trigger when it needs a token that may enrol an authenticator app. */
export const enrolmentPurpose = 'enrolSecondFactor';
