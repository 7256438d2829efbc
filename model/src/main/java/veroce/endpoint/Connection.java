package veroce.endpoint;

/** Two queue pairs that are connected with each other. */
public record Connection(Endpoint left, int leftPair, Endpoint right, int rightPair) {

    /** Makes a queue pair on both sides and connects them. The settings are equal but for the numbering. */
    public static Connection between(Endpoint left, QueuePairSettings leftSettings, Endpoint right,
                                     QueuePairSettings rightSettings) {
        Connection connection = new Connection(left, left.create(leftSettings), right, right.create(rightSettings));
        connection.connect(leftSettings.numbering(), rightSettings.numbering());
        return connection;
    }

    /** Both sides with the same settings. */
    public static Connection between(Endpoint left, Endpoint right, QueuePairSettings settings) {
        return between(left, settings, right, settings);
    }

    /** Brings both queue pairs to RTS, also after a reset of both. */
    public void connect(Numbering leftNumbers, Numbering rightNumbers) {
        left.connect(leftPair, new Peer(right.address(), rightPair, rightNumbers));
        right.connect(rightPair, new Peer(left.address(), leftPair, leftNumbers));
    }
}
