package veroce.endpoint;

/** The states of a reliable connection as the verbs name them. */
public enum QueuePairState { RESET, INIT, RTR, RTS, SQD, ERR }
