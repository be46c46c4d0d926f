"""Checks the Xcode project of the example app, which compiles whole folders and takes TypedCells from this package.

Usage: project.py FOLDER MANIFEST, where FOLDER contains the project, and MANIFEST is the output of
`swift package dump-package` for the package in the current directory.
"""

import json
import pathlib
import re
import sys

from pbxproj import XcodeProject

IDENTIFIER = re.compile(r"[0-9A-F]{24}")

# The folders with the sources of the app. Its tests are for the package.
SOURCES = ["App", "Screens"]

# Settings that Xcode writes into the project of a new app. Without the first three, the app has no
# Info.plist, no scenes, or doesn't fill the screen.
SETTINGS = {
    "GENERATE_INFOPLIST_FILE": "YES",
    "INFOPLIST_KEY_UIApplicationSceneManifest_Generation": "YES",
    "INFOPLIST_KEY_UILaunchScreen_Generation": "YES",
    "PRODUCT_NAME": "$(TARGET_NAME)",
    "SDKROOT": "iphoneos",
}
# Settings that need some value.
NAMED_SETTINGS = ["PRODUCT_BUNDLE_IDENTIFIER", "MARKETING_VERSION", "CURRENT_PROJECT_VERSION"]


def problems(folder, manifest):
    """Returns the problems of the project in `folder`, one text each."""
    file = next(folder.glob("*.xcodeproj")) / "project.pbxproj"
    try:
        project = XcodeProject.load(str(file))
    except Exception as error:
        return [f"{file} can't be parsed: {error}"]
    objects = {item.get_id(): item for item in project.objects.get_objects_in_section(*project.objects.get_sections())}
    found = list(references_without_object(project, objects))
    if found:
        # The other checks follow references.
        return found
    return [
        *unreachable_objects(project, objects),
        *wrong_folders(objects, folder),
        *wrong_products(objects, folder, manifest),
        *wrong_settings(project, objects, manifest),
    ]


def kinds(objects, kind):
    return [item for item in objects.values() if item.isa == kind]


def values(item):
    """Returns the values of an object, with those in lists, as (key, text)."""
    for key in item.get_keys():
        value = item[key]
        for text in value if isinstance(value, list) else [value]:
            if isinstance(text, str):
                yield key, str(text)


def references_without_object(project, objects):
    if project.rootObject not in objects:
        yield f"the root object {project.rootObject} doesn't exist"
    for item in objects.values():
        for key, text in values(item):
            if IDENTIFIER.fullmatch(text) and text not in objects:
                yield f"{key} of {item.isa} {item.get_id()} refers to {text}, which doesn't exist"


def unreachable_objects(project, objects):
    reached, waiting = set(), [str(project.rootObject)]
    while waiting:
        identifier = waiting.pop()
        if identifier not in reached:
            reached.add(identifier)
            waiting += [text for _, text in values(objects[identifier]) if text in objects]
    for identifier in sorted(objects.keys() - reached):
        yield f"{objects[identifier].isa} {identifier} isn't part of the project"


def wrong_folders(objects, folder):
    for target in kinds(objects, "PBXNativeTarget"):
        groups = [objects[str(identifier)] for identifier in target["fileSystemSynchronizedGroups"] or []]
        names = sorted(str(group.path) for group in groups)
        if names != SOURCES:
            yield f"{target.name} compiles the folders {names}, expected {SOURCES}"
        for name in names:
            if not any((folder / name).rglob("*.swift")):
                yield f"{folder / name} has no sources"


def wrong_products(objects, folder, manifest):
    packages = kinds(objects, "XCLocalSwiftPackageReference")
    for package in packages:
        if (folder / str(package.relativePath)).resolve() != pathlib.Path.cwd():
            yield f"the package is {package.relativePath}, which isn't {pathlib.Path.cwd()}"
    if not packages:
        yield "the project has no package"
    offered = {product["name"] for product in manifest["products"]}
    for target in kinds(objects, "PBXNativeTarget"):
        used = {str(identifier) for identifier in target["packageProductDependencies"] or []}
        linked = {
            str(objects[str(build)]["productRef"])
            for identifier in target.buildPhases
            if objects[str(identifier)].isa == "PBXFrameworksBuildPhase"
            for build in objects[str(identifier)].files
        }
        names = {str(objects[identifier].productName) for identifier in used}
        for name in sorted(names - offered):
            yield f"{target.name} uses the product {name}, which Package.swift lacks"
        if used != linked:
            yield f"{target.name} doesn't link the products that it depends on"
        for name in sorted((imports(folder) & offered) - names):
            yield f"{target.name} imports {name}, but doesn't depend on this product"


def imports(folder):
    """Returns the modules that the app's sources import."""
    return {
        name
        for sources in SOURCES
        for file in (folder / sources).rglob("*.swift")
        for name in re.findall(r"^import (\w+)$", file.read_text(), re.MULTILINE)
    }


def wrong_settings(project, objects, manifest):
    oldest = {platform["platformName"]: platform["version"] for platform in manifest["platforms"]}
    modes = manifest["swiftLanguageVersions"]
    root = objects[str(project.rootObject)]
    for target in kinds(objects, "PBXNativeTarget"):
        if str(target.productType) != "com.apple.product-type.application":
            yield f"{target.name} is no application"
        shared = configurations(root, objects)
        for name, own in configurations(target, objects).items():
            settings = {**shared.get(name, {}), **own}
            expected = {**SETTINGS, "IPHONEOS_DEPLOYMENT_TARGET": oldest["ios"]}
            for key, value in expected.items():
                if settings.get(key) != value:
                    yield f"{key} of {target.name} is {settings.get(key)} in {name}, expected {value}"
            for key in NAMED_SETTINGS:
                if not settings.get(key):
                    yield f"{key} of {target.name} is missing in {name}"
            if settings.get("SWIFT_VERSION", "").removesuffix(".0") not in modes:
                version = settings.get("SWIFT_VERSION")
                yield f"SWIFT_VERSION of {target.name} is {version} in {name}, expected {modes[0]}.0"


def configurations(owner, objects):
    """Returns the build settings of a project or a target by the names of its configurations."""
    configured = [
        objects[str(identifier)]
        for identifier in objects[str(owner.buildConfigurationList)].buildConfigurations
    ]
    return {
        str(item.name): {
            key: str(item.buildSettings[key]) for key in item.buildSettings.get_keys()
        }
        for item in configured
    }


if __name__ == "__main__":
    place, manifest = pathlib.Path(sys.argv[1]), json.loads(pathlib.Path(sys.argv[2]).read_text())
    found = problems(place, manifest)
    for problem in found:
        print(f"Xcode project: {problem}", file=sys.stderr)
    if found:
        sys.exit(1)
    print(f"Xcode project: {place} agrees with its folders and the package")
