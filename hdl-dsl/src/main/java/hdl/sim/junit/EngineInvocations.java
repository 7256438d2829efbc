package hdl.sim.junit;

import hdl.sim.Engine;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.extension.ConditionEvaluationResult;
import org.junit.jupiter.api.extension.ExecutionCondition;
import org.junit.jupiter.api.extension.Extension;
import org.junit.jupiter.api.extension.ExtensionContext;
import org.junit.jupiter.api.extension.ParameterContext;
import org.junit.jupiter.api.extension.ParameterResolver;
import org.junit.jupiter.api.extension.TestTemplateInvocationContext;
import org.junit.jupiter.api.extension.TestTemplateInvocationContextProvider;

/**
 * One invocation per engine for {@link EachEngine}; NATIVE only when chosen: it is ACTIVITY but for the compiler, which
 * takes as long for a circuit of a test as the test.
 */
final class EngineInvocations implements TestTemplateInvocationContextProvider {
    @Override public boolean supportsTestTemplate(ExtensionContext context) {
        return true;
    }

    @Override public Stream<TestTemplateInvocationContext> provideTestTemplateInvocationContexts(
            ExtensionContext context) {
        var chosen = Engine.chosen();
        return chosen == null ? Stream.of(Engine.values()).filter(engine -> engine != Engine.NATIVE).map(OneEngine::new) : Stream.of(new OneEngine(chosen));
    }

    private record OneEngine(Engine engine) implements TestTemplateInvocationContext, ParameterResolver,
        ExecutionCondition {
        @Override public String getDisplayName(int index) {
            return engine.name();
        }

        @Override public List<Extension> getAdditionalExtensions() {
            return List.of(this);
        }

        @Override public ConditionEvaluationResult evaluateExecutionCondition(ExtensionContext context) {
            boolean required = "required".equals(System.getProperty("hdl.tools"));
            return required || engine.available() ? ConditionEvaluationResult.enabled(engine.name())
                : ConditionEvaluationResult.disabled("the tools of " + engine + " are not installed");
        }

        @Override public boolean supportsParameter(ParameterContext parameter, ExtensionContext context) {
            return parameter.getParameter().getType() == Engine.class;
        }

        @Override public Object resolveParameter(ParameterContext parameter, ExtensionContext context) {
            return engine;
        }
    }
}
