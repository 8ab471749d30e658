/** Enrolling, renewing and taking away second factors: one file that the handler loads at first use. */
export { confirmAtLogin, enrolAtLogin } from './enrolment.ts';
export {
  confirmEnrolment,
  enrol,
  ownSecondFactor,
  renewRecoveryCodes,
  resetSecondFactor,
  turnOffSecondFactor,
} from './own.ts';
